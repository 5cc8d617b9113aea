import type { Json } from '../score/metrics.ts'
import type { Bin } from '../score/reliability.ts'
import type { Crops } from './crops.ts'
import type { Evaluation } from './evaluation.ts'
import { percent, spelt } from './figures.ts'
import { STYLE } from './style.ts'

/** A page in one file: it asks no network for anything, and its policy says so. */
export function htmlReport(
  evaluation: Evaluation,
  about: { readonly date: string; readonly engine: string },
  crops: Crops,
): string {
  const { groups, byField, ladder, recommended, precision, misreadings } = evaluation
  const failures = Object.entries(evaluation.failures).map(([code, count]) => `${count} ${code}`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Ficha: evaluation of ${evaluation.documents} documents</title>
<style>${STYLE}</style>
<main>
<h1>Evaluation of ${evaluation.documents} documents</h1>
<p>${about.date}, Ficha ${escaped(about.engine)}. Intervals hold the true share with 95 % probability (Wilson).</p>
<dl>
<dt>Fields exactly right</dt><dd>${spelt(evaluation.fields)}</dd>
<dt>Documents without a wrong field</dt><dd>${evaluation.allRight} of ${evaluation.documents}</dd>
<dt>Wrong with a confidence over 0.9</dt><dd>${evaluation.confidentErrors}</dd>
<dt>Calibration error</dt><dd>${evaluation.calibrationError.toFixed(3)}</dd>
${failures.length === 0 ? '' : `<dt>Not read</dt><dd>${escaped(failures.join(', '))}</dd>`}
${evaluation.notUnderstood === 0 ? '' : `<dt>Truth not understood</dt><dd>${evaluation.notUnderstood} values, not compared</dd>`}
</dl>
${section(
  'Types and sources',
  ['type', 'source', 'documents', 'without a wrong field', 'fields right', 'wrong and sure'],
  groups.map((one) => [
    one.type,
    one.source,
    one.documents,
    one.allRight,
    spelt(one.fields),
    one.confidentErrors,
  ]),
)}
${section(
  'Fields, worst first',
  ['type', 'field', 'right', 'wrong and sure', 'accept from', 'accepted'],
  byField.map((one) => [
    one.type,
    one.field,
    spelt(one.fields),
    one.confidentErrors,
    one.threshold > 1 ? 'never' : one.threshold.toFixed(3),
    percent(one.accepted),
  ]),
)}
<h2>Thresholds</h2>
<p>${
    recommended.others > 1
      ? `No threshold makes ${percent(precision)} of the accepted fields right.`
      : `Accepted from ${recommended.others.toFixed(3)}, ${percent(precision)} of the fields are right, or more.`
  } Fields with fewer than fifty values have no threshold of their own.</p>
${table(
  ['confidence from', 'fields accepted', 'of them right', 'interval'],
  ladder.map((step) => [
    step.threshold,
    percent(step.share),
    percent(step.precision),
    `${percent(step.low)} to ${percent(step.high)}`,
  ]),
)}
<h2>Calibration</h2>
<p>Bars show how often fields of each confidence are right, marks how often they should be.</p>
${evaluation.reliability.map(bar).join('\n')}
${
  misreadings.length === 0
    ? ''
    : section(
        'In which way values are wrong',
        ['times', 'field and way'],
        misreadings.map(([way, count]) => [count, way]),
      )
}
${valuesOf(evaluation, crops)}
</main>
</html>
`
}

/** What must not be shown to others. */
function valuesOf({ confusions, surest, worst }: Evaluation, crops: Crops): string {
  if (worst.length === 0) return ''
  const wrongs = worst.map(
    ({ document, wrong }) =>
      `<h3>${escaped(document)}</h3>${table(
        ['field', 'confidence', 'expected', 'read', 'where it was read'],
        wrong.map((one) => [
          one.field,
          one.confidence.toFixed(2),
          spoken(one.expected),
          spoken(one.actual),
          { picture: crops.get(document)?.get(one.field) },
        ]),
      )}`,
  )
  return `${section(
    'Wrong and sure: look at the truth first',
    ['document', 'field', 'confidence', 'expected', 'read'],
    surest
      .filter(({ confidence }) => confidence > 0.9)
      .map((one) => [
        one.document,
        one.field,
        one.confidence.toFixed(2),
        spoken(one.expected),
        spoken(one.actual),
      ]),
  )}
${section(
  'Taken for one another',
  ['times', 'kind', 'printed', 'read'],
  confusions.map((one) => [one.count, one.kind, one.printed, one.read]),
)}
<h2>Documents, worst first</h2>
${wrongs.join('\n')}`
}

type ReportCell = string | number | { readonly picture: string | undefined }

function section(title: string, head: readonly string[], rows: readonly (readonly ReportCell[])[]): string {
  return rows.length === 0 ? '' : `<h2>${title}</h2>\n${table(head, rows)}`
}

function table(head: readonly string[], rows: readonly (readonly ReportCell[])[]): string {
  const line = (cells: readonly ReportCell[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${written(cell)}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => line(row, 'td')).join('\n')
  return `<div class="wide"><table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table></div>`
}

function bar({ from, to, count, confidence, right, low, high }: Bin): string {
  const at = (share: number) => `${(100 * share).toFixed(1)}%`
  const graph = `<div class="bar"><i style="width:${at(right)}"></i><b style="left:${at(confidence)}"></b></div>`
  const interval = `(${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`
  return `<div class="bin"><span>${from}–${to}</span>${graph}<span>${percent(right)} of ${count} ${interval}</span></div>`
}

function written(cell: ReportCell): string {
  if (typeof cell !== 'object') return escaped(String(cell))
  return cell.picture === undefined ? '' : `<img src="${cell.picture}" alt="the place on the page">`
}

function spoken(value: Json): string {
  if (value === null) return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
