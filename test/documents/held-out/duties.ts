import { randomDate, shortDate } from '../generator/dates.ts'
import type { Random } from '../generator/random.ts'

/** What agencies oblige a licensee to: terms, dates and numbers that are not the licence's own. */
export function duties(random: Random, count: number): string[] {
  const pool = [
    'Requerer a renovação desta licença com antecedência mínima de 120 dias da data de seu vencimento.',
    'Manter afixada, em local visível, cópia desta licença e placa alusiva ao licenciamento ambiental.',
    `Entregar o Relatório Anual de Desempenho Ambiental até o dia ${shortDate(randomDate(random, 2026, 2028))}.`,
    'Efetuar a manutenção da caixa separadora de água e óleo a cada 90 (noventa) dias, registrando em planilha.',
    'Destinar óleo lubrificante usado ou contaminado exclusivamente a empresa coletora autorizada pela ANP.',
    'Atender aos padrões de emissão da Resolução CONAMA nº 382/2006 e da NBR 13969.',
    'Não é permitido o lançamento de efluentes sem tratamento em corpos hídricos ou na rede pluvial.',
    'Armazenar os produtos químicos em área coberta, impermeabilizada e dotada de bacia de contenção, conforme NBR 17505.',
    `Comprovar, em 60 (sessenta) dias, a averbação da reserva legal, protocolo ${random.digits(6)}/2023.`,
    'Em caso de encerramento das atividades, comunicar este órgão com 30 dias de antecedência.',
    'O descumprimento das condicionantes sujeita o infrator às sanções da Lei nº 9.605/1998 e do Decreto nº 6.514/2008.',
    'Realizar análises semestrais da água subterrânea nos poços PM-01 a PM-04.',
    `A ART nº ${random.digits(8)} do responsável técnico deverá ser mantida vigente.`,
    'Manter atualizado o Cadastro Técnico Federal e o Certificado de Regularidade.',
    'Os resíduos recicláveis deverão ser entregues a cooperativas cadastradas no município.',
    'Apresentar os Manifestos de Transporte de Resíduos (MTR) quando solicitados pela fiscalização.',
    'O ruído emitido não poderá ultrapassar os limites da NBR 10151 nos períodos diurno e noturno.',
    'Alterações de razão social, porte ou processo deverão ser comunicadas antes de sua efetivação.',
  ]
  return random.shuffle(pool).slice(0, count)
}

/** Duties of whoever carries dangerous goods. */
export function roadDuties(random: Random, count: number): string[] {
  const pool = [
    'Os veículos deverão portar rótulos de risco e painéis de segurança conforme a ABNT NBR 7500.',
    'Os condutores deverão possuir curso específico para transporte de produtos perigosos (CETPP) em validade.',
    'Manter a bordo ficha de emergência e envelope para o transporte, nos termos da NBR 7503.',
    'Cumprir a Resolução ANTT nº 5.998/2022 e suas atualizações.',
    'Em caso de acidente, acionar imediatamente o Plano de Atendimento a Emergências e o telefone 193.',
    'É vedado transportar produtos perigosos juntamente com alimentos, medicamentos ou embalagens destinadas a eles.',
    'A lavagem interna dos tanques só poderá ocorrer em locais licenciados para essa finalidade.',
    'A inclusão ou a exclusão de veículos dependerá de solicitação de atualização da licença.',
    'O certificado de inspeção (CIV e CIPP) deverá acompanhar o equipamento rodoviário.',
  ]
  return random.shuffle(pool).slice(0, count)
}
