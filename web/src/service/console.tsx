import { type Route, SERVICE_TABS, serviceLink } from '../shell/route.ts'
import { useWords } from '../words/words.ts'
import { forgetKey, useClient } from './connection.ts'
import { DocumentsTab } from './documents-tab.tsx'
import { KeyGate } from './key-gate.tsx'
import { KeysTab } from './keys-tab.tsx'
import { ServedDocument } from './served-document.tsx'
import { WebhooksTab } from './webhooks-tab.tsx'

type ServiceRoute = Extract<Route, { kind: 'service' }>

/** The service: what was sent there, whom it tells, who may ask it. */
export function Console({ route }: { readonly route: ServiceRoute }) {
  const words = useWords()
  const client = useClient()
  if (client === null) {
    return (
      <div class="console narrow">
        <h1>{words.console.heading}</h1>
        <p class="lead">{words.console.lead}</p>
        <KeyGate />
      </div>
    )
  }
  if (route.tab === 'documents' && route.id !== null)
    return <ServedDocument key={route.id} client={client} id={route.id} />
  return (
    <div class="console">
      <div class="console-head">
        <h1>{words.console.heading}</h1>
        <button type="button" class="quiet" onClick={forgetKey}>
          {words.console.key.forget}
        </button>
      </div>
      <nav class="console-tabs" aria-label={words.console.heading}>
        {SERVICE_TABS.map((tab) => (
          <a key={tab} href={serviceLink(tab)} aria-current={tab === route.tab ? 'page' : undefined}>
            {words.console.tabs[tab]}
          </a>
        ))}
      </nav>
      {route.tab === 'documents' && <DocumentsTab client={client} />}
      {route.tab === 'webhooks' && <WebhooksTab client={client} openId={route.id} />}
      {route.tab === 'keys' && <KeysTab client={client} />}
    </div>
  )
}
