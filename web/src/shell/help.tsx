import { ENGINE_VERSION } from '@ficha/engine'
import { ThresholdChooser } from '../review/threshold-chooser.tsx'
import { useWords } from '../words/words.ts'

/** How to use the page, and whose work it is. */
export function Help() {
  const { help } = useWords()
  return (
    <article class="help">
      <h1>{help.heading}</h1>
      {help.parts.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <ThresholdChooser />
      <section>
        <h2>{help.about}</h2>
        <p>
          {help.licence(ENGINE_VERSION)} {help.made}
        </p>
        <ul>
          <li>
            <a href="/license.txt" target="_blank" rel="noopener">
              {help.licenceText}
            </a>
          </li>
          <li>
            <a href="/third-party-notices.txt" target="_blank" rel="noopener">
              {help.notices}
            </a>
          </li>
        </ul>
      </section>
    </article>
  )
}
