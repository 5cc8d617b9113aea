"""Long terms: clauses and paragraphs, conditions page after page, quoted laws, reasons, schedules of visits and accounts."""

CONTRACT = """
@head
@title
@number
# {DO OBJETO|CLÁUSULA PRIMEIRA – DO OBJETO|Do encargo}
{Pelo presente|Por este instrumento}, <A>, {doravante <k>|adiante denominad<o> <KK>}, {assume<m>|aceita<m>} a <kind> de <B>, {doravante <ward>|adiante denominad<wo> <ward>}, {deferida|concedida} por <dw> de <d>{, da lavra d<jo> <juiz> <J>|}.
# {DO PRAZO|CLÁUSULA SEGUNDA – DA VIGÊNCIA|Da duração}
{O encargo|A medida|O presente termo} {vigora|vigorará|tem validade} {:|} <bt>.
# {DOS PODERES|CLÁUSULA TERCEIRA – DOS PODERES E LIMITES|Das obrigações}
PL
# {DAS CONTAS|CLÁUSULA QUARTA – DA PRESTAÇÃO DE CONTAS|Dos bens}
- <pz>
- <pz>
?{Será ouvido|Fiscaliza} o Ministério Público, {na pessoa de <P>|por seu representante}; {relatório em <ot>|visita em <od>}.
# {DO FORO|DISPOSIÇÕES FINAIS|CLÁUSULA FINAL}
{Fica eleito|Compete} o foro {da Comarca de <t>|desta Comarca}. {Revogam-se os termos anteriores, em especial o de <F>, de <od>.|}
@date
@sign
@proof
"""

MANY_PAGES = """
@head
?@number
@title
$ 5
{Considerando|CONSIDERANDO} que {<M1> e <M2>, pais d<wo> <ward>,|os genitores, <M1> e <M2>,} {encontram-se ausentes|anuíram em audiência de <od>}; {considerando|CONSIDERANDO} o {laudo de <od>, d{o|a} perit{o|a} <E>|estudo social da assistente social <E>, CRESS <mat>}; {considerando o parecer de <P>, em <od>;|}
{RESOLVE|Resolve|DECIDE} {o Juízo|<juiz> <J>}, {em|por <dw> de} <d>, {deferir|conceder} a <kind> de <B> a <A>[, <T>].
$ 4
//
?; {fls. <fol>|<n>}
PL
$ 5
?{Lei 8.069|Código Civil|Lei 13.146}: {transcreve-se|segue o texto}.
$ 3
//
@date
@marks
; {Anexos|Documentos}: {certidão de nascimento <crt>|certidão de óbito de <Y>, falecid{o|a} em <od>|laudo de <od>}
@sign
"""

VISITS = """
kinds GUARDA
@head
@number
= {TERMO DE GUARDA E VISITAÇÃO|Termo de guarda com regulamentação de visitas|TERMO DE GUARDA COMPARTILHADA|Termo de guarda unilateral e convivência}
{Guarda de|Em favor de}: <B>.
{Guardiã(o)|Quem exerce a guarda|Detentor(a) da guarda}: <A>[, <T>].
{Genitor(a) não guardi{ã|ão}|Com direito a visitas}: <Xq>.
{Base|Fundamento|Decidido em}: <dw> de <d>{, d<jo> <juiz> <J>|}.
- {Fins de semana|Domingos} {alternados, das 9h às 18h|de 15 em 15 dias}
- {Natal com a mãe nos anos pares|Férias: {metade com cada um|<ot> seguidos}}
- {Alimentos: 30% do salário mínimo, na conta de <Y>|Alimentos fixados no processo <oc>}
- <pz>
?- <pz>
?- {Reavaliação em <od>|Início das visitas em <od>}
@date
@sign
@proof
"""

INVENTORY = """
@head
= {TERMO DE COMPROMISSO DE <KK> E ROL DE BENS|Termo de <kind> com descrição de bens|TERMO DE <KIND> – COM ESPECIALIZAÇÃO}
?@number
{Aos|Em} <i>, <A> {prest<ou>|firm<ou>} compromisso de <k> de <B>, {perante|com a presença d}{e|o(a) Dr(a).} <J>, {à vista de|por} <dw> de <d>[, <T>]. {Bens|Rol de bens d<wo> <ward>}:
T {Bem} ¦ {Registro} ¦ {Valor} ¦ {Data}
T {Casa na <oad>|Terreno em <c>} ¦ matrícula <id> ¦ R$ 185.000,00 ¦ <od>
?T {Conta poupança|Benefício INSS} ¦ <id> ¦ R$ 1.412,00 ¦ <od>
?T {Veículo|Quotas da empresa} ¦ <tag> ¦ R$ 23.500,00 ¦ <od>
{O inventário dos pais, <M1> e <M2>, corre nos autos <oc>.|Herança de <dead>.|}
PL
@date
@sign
"""

PAPERS = [CONTRACT, MANY_PAGES, VISITS, INVENTORY]
