import { pjeNumber, stampTime } from './court-parts.ts'
import type { CourtScene } from './court-scene.ts'
import { shortDate } from './dates.ts'
import type { GuardianshipData } from './guardianship-data.ts'
import { alphanumeric, hex } from './numbers.ts'
import type { Random } from './random.ts'

/** What a signing system prints, and what it reads as. */
export interface SigningStamp {
  readonly lines: readonly string[]
  readonly read: Pick<
    GuardianshipData,
    'signedBy' | 'signatureDate' | 'verificationLink' | 'verificationCode'
  >
}

/** Who signed which case, and when. */
type Signed = Pick<CourtScene, 'judge' | 'signedAt' | 'number'>

/** PJe: the signer in capitals, the address with its number, the number once more. */
export function pjeStamp(random: Random, { judge, signedAt }: Signed, host: string): SigningStamp {
  const code = pjeNumber(signedAt, random.digits(14))
  const link = `https://${host}:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
  const signer = judge.name.toUpperCase()
  return {
    lines: [
      `Assinado eletronicamente por: ${signer} - ${stampTime(signedAt)}`,
      link,
      `Número do documento: ${code}`,
      `Num. ${random.digits(8)} - Pág. 1`,
    ],
    read: { signedBy: [signer], signatureDate: signedAt, verificationLink: link, verificationCode: code },
  }
}

/** eproc: verifier and CRC in a sentence, the signer and the time in lines of their own. */
export function eprocStamp(random: Random, { judge, signedAt }: Signed, host: string): SigningStamp {
  const verifier = `3${random.digits(11)}v${random.int(2, 9)}`
  const crc = hex(random, 8).toLowerCase()
  const link = `https://${host}/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos`
  const signer = judge.name.toUpperCase()
  return {
    lines: [
      `Documento eletrônico assinado por ${signer}, Juiz(a) de Direito, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da autenticidade do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador ${verifier} e do código CRC ${crc}.`,
      'Informações adicionais da assinatura:',
      `Signatário (a): ${signer}`,
      `Data e Hora: ${shortDate(signedAt.slice(0, 10))}, às ${signedAt.slice(11)}`,
    ],
    read: {
      signedBy: [signer],
      signatureDate: signedAt,
      verificationLink: link,
      verificationCode: `${verifier} ${crc}`,
    },
  }
}

/** e-SAJ: two sentences, in the margin or at the foot; minutes only. */
export function esajStamp(random: Random, { judge, signedAt, number }: Signed, host: string): SigningStamp {
  const code = alphanumeric(random, 8)
  const link = `https://${host}/pastadigital/pg/abrirConferenciaDocumento.do`
  const signer = judge.name.toUpperCase()
  const [day, time] = [shortDate(signedAt.slice(0, 10)), signedAt.slice(11, 16)]
  return {
    lines: [
      `Este documento é cópia do original, assinado digitalmente por ${signer}, liberado nos autos em ${day} às ${time} .`,
      `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
    ],
    read: {
      signedBy: [signer],
      signatureDate: `${signedAt.slice(0, 16)}:00`,
      verificationLink: link,
      verificationCode: code,
    },
  }
}
