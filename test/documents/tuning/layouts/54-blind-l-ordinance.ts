import { longDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A town hall's ordinance that lets a clerk drive official cars. */
export const layout: Layout = {
  name: 'blind-l-ordinance',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { expires } = licenceDates(random, 2021, 2023, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 11.5, margin: '20mm 24mm' },
        html`<div class="c">${crest(17, '#7a1f1f')}<br><b>PREFEITURA MUNICIPAL DE SERRA DO MEL NOVO</b><br>Estado do Rio Grande do Norte<br><span class="s">Gabinete do Prefeito</span></div><br>
<p class="c b">PORTARIA Nº ${random.int(110, 480)}/2024-GP, DE 3 DE ABRIL DE 2024</p>
<p class="j" style="margin-left:45%"><i>Autoriza servidora a conduzir veículo oficial e dá outras providências.</i></p>
<p class="j">O PREFEITO MUNICIPAL, no uso das atribuições que lhe confere o art. 71, VI, da Lei Orgânica, e considerando a insuficiência de motoristas no
quadro da Secretaria de Assistência Social,</p>
<p class="b">RESOLVE:</p>
<p class="j">Art. 1º Fica autorizada a conduzir os veículos oficiais leves desta Prefeitura, no interesse do serviço, a servidora <b>Maria Zuleide Pegado
Damasceno</b>, matrícula nº ${random.digits(5)}-1, CPF nº ${maskCpf(id)}, detentora da Carteira Nacional de Habilitação nº ${register}, categoria B,
válida até ${longDate(expires)}.</p>
<p class="j">Art. 2º A autorização vigora até 31 de dezembro de 2024 e cessa de pleno direito se a habilitação vencer ou for suspensa.</p>
<p class="j">Art. 3º A servidora responde pelas infrações que cometer, na forma da Portaria nº 88/2019-GP, de 12 de fevereiro de 2019.</p>
<p class="j">Art. 4º Esta Portaria entra em vigor na data de sua publicação.</p>
<p>Registre-se, publique-se e cumpra-se.</p><br><br><p class="c"><b>FRANCISCO EDVALDO TARGINO</b><br>Prefeito Municipal</p>`,
      ),
      data: paperData({
        name: 'Maria Zuleide Pegado Damasceno',
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        personalNumber: id,
      }),
    }
  },
}
