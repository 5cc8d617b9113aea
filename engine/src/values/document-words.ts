/** Words that court terms, licences and addresses print again and again, as they are written, in small letters. */
const WORDS =
  'poder judiciário judiciária tribunal justiça estado comarca foro fórum regional juízo juízes juíza ' +
  'juiz direito vara varas família famílias sucessões órfãos infância juventude adolescente adolescentes ' +
  'criança crianças cível cíveis única capital cartório secretaria serventia gabinete avenida travessa ' +
  'alameda praça rodovia estrada bairro jardim vila parque distrito industrial conjunto centro quadra ' +
  'edifício número processo autos classe assunto ação ações requerente requerentes requerido requerida ' +
  'requeridos interessado interessada autor autora autores natureza espécie procedimento distribuição ' +
  'digital eletrônico eletrônica eletronicamente digitalmente assinado assinada assinatura documento ' +
  'documentos original cópia conferir conferido conferência autenticidade autenticação acesse acesso ' +
  'endereço informe código verificador validação validade certificado certificação liberado signatário ' +
  'identificador termo termos compromisso guarda guardião guardiã guardiões tutela tutor tutora tutores ' +
  'tutelado tutelada curatela curador curadora curadores curatelado curatelada curatelando curatelanda ' +
  'interdição interditado interditada interditando interditanda responsabilidade responsável provisório ' +
  'provisória provisórios definitivo definitiva nomeação nomeado nomeada nomeados nomeando sentença ' +
  'decisão despacho proferida proferido prolatada datada julgado transitada trânsito cumprimento ' +
  'deferida deferido concedida concedido decretada homologado homologada deliberação ulterior posterior ' +
  'compareceu compareceram comparece presente presença perante brasileiro brasileira brasileiros ' +
  'solteiro solteira casado casada casados divorciado divorciada viúvo viúva união estável aposentado ' +
  'aposentada professor professora comerciante agricultor agricultora doméstica autônomo autônoma ' +
  'servidor servidora pública público portador portadora cédula identidade carteira inscrito inscrita ' +
  'cadastro pessoas físicas residente residentes domiciliado domiciliada domiciliados nascido nascida ' +
  'nascimento natural naturalidade filiação filho filha filhos nacionalidade profissão parentesco ' +
  'expedida expedido expedidor emissor órgão janeiro fevereiro março abril maio junho julho agosto ' +
  'setembro outubro novembro dezembro bem fielmente malícia encargo cargo múnus exercer exercício ' +
  'desempenhar prometendo prometeu aceitar aceitou aceitava prestar prestou assistência material moral ' +
  'educacional terceiros inclusive pais genitores genitor genitora menor menores representar ' +
  'representação representá-lo representá-la administrar administração bens imóveis móveis título ' +
  'gratuito oneroso alienar onerar hipotecar vender autorização judicial prévia alvará limites limitada ' +
  'restrita restringe patrimonial patrimoniais negocial negociais contas benefício benefícios ' +
  'previdenciário previdenciários previdência receber pensões rendas quantias haveres alimentos conforme ' +
  'devidas devidos sendo-lhe vedado vedada poderá poderão deverá deverão podendo devendo ficando ciente ' +
  'advertido advertida cônjuge herdeiro herança óbito falecido falecida maioridade capacidade prazo ' +
  'indeterminado vigência permanente prorrogação repartições públicas públicos estabelecimentos ensino ' +
  'hospitais saúde médico médicos escolas escolar matrícula viagem território nacional exterior sustento ' +
  'educação deveres revogação revogada medida sanções código civil artigo artigos parágrafo inciso ' +
  'resolução provimento portaria estatuto constituição federal república lavrado lavrada lavrou-se ' +
  'lavrei constar achado conforme escrevente escrivã escrivão chefe diretor diretora técnico técnica ' +
  'analista oficial supervisor supervisora promotor promotora ministério defensor defensora defensoria ' +
  'advogado advogada subscrevi digitei juntado juntada página número parecer favorável avó avô materna ' +
  'materno paterna paterno irmão irmã sobrinho sobrinha licença operação ambiental secretaria instituto ' +
  'fundação meio ambiente recursos hídricos empreendimento empreendedor atividade atividades transporte ' +
  'rodoviário produtos perigosos resíduos líquidos sólidos razão social município municípios coordenadas ' +
  'condicionantes condições emissão renovação técnicas veículos armazenamento comércio combustíveis ' +
  'indústria fabricação serviços'

/** Words of the names of large towns (IBGE, Estimativas da população) that their accents or double letters make easy to misread. */
const TOWNS =
  'joinville itajaí criciúma chapecó blumenau florianópolis maceió macapá goiânia aparecida anápolis ' +
  'uberlândia montes betim contagem ribeirão ' +
  'paraná maranhão piauí ceará paraíba espírito rondônia pará amapá amazonas tocantins sergipe bahia ' +
  'pernambuco alagoas brasília ceilândia taguatinga ' +
  'cuiabá várzea rondonópolis sinop corumbá dourados três lagoas imperatriz teresina parnaíba sobral ' +
  'maracanaú caucaia mossoró natal joão jaboatão ' +
  'guararapes olinda caruaru petrolina arapiraca aracaju feira conquista camaçari itabuna ilhéus ' +
  'juazeiro vitória serra cariacica linhares niterói ' +
  'gonçalo iguaçu petrópolis volta redonda macaé cabo campos goytacazes são paulo guarulhos campinas ' +
  'bernardo andré osasco sorocaba santos mauá ' +
  'mogi jundiaí piracicaba bauru limeira taubaté marília araraquara paulínia cubatão curitiba londrina ' +
  'maringá ponta grossa cascavel foz araucária ' +
  'pelotas caxias canoas gravataí viamão porto alegre novo hamburgo santarém marabá ananindeua ' +
  'castanhal palmas araguaína gurupi velho ji-paraná ' +
  'ariquemes manaus parintins itacoatiara boa vista caracaraí rio branco cruzeiro'

const KNOWN: ReadonlySet<string> = new Set(`${WORDS} ${TOWNS}`.split(' '))

export function isDocumentWord(word: string): boolean {
  return KNOWN.has(word.toLowerCase())
}
