import { type Html, html, prose } from './html.ts'
import { RETRY_TIMES, TOLERANCE_SECONDS } from './webhook-messages.ts'

const NODE = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(body, headers, secret) { // body: the bytes as they arrived
  const id = headers['webhook-id'], time = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(time)) > ${TOLERANCE_SECONDS}) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(id + '.' + time + '.').update(body).digest()
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`

const PYTHON = `import base64, hashlib, hmac, time

def is_genuine(body: bytes, headers, secret: str) -> bool:
    id, sent = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(sent)) > ${TOLERANCE_SECONDS}:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{id}.{sent}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    return any(hmac.compare_digest(expected, given) for given in headers["webhook-signature"].split(" "))`

const PHP = `function isGenuine(string $body, array $headers, string $secret): bool {
    [$id, $sent] = [$headers['webhook-id'], $headers['webhook-timestamp']];
    if (abs(time() - (int) $sent) > ${TOLERANCE_SECONDS}) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$sent.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}`

const GO = `func isGenuine(body []byte, h http.Header, secret string) bool {
	sent, err := strconv.ParseInt(h.Get("webhook-timestamp"), 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-sent)) > ${TOLERANCE_SECONDS} {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%d.%s", h.Get("webhook-id"), sent, body)
	for _, given := range strings.Fields(h.Get("webhook-signature")) {
		sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(given, "v1,"))
		if err == nil && hmac.Equal(sum, mac.Sum(nil)) {
			return true
		}
	}
	return false
}`

/** The same check in four languages, each with nothing but its standard library. */
const VERIFICATIONS = [
  ['Node', NODE],
  ['Python', PYTHON],
  ['PHP', PHP],
  ['Go', GO],
] as const

/** A number stays beside its unit. */
const TIMES = RETRY_TIMES.map((time) => time.replace(' ', '\u00a0')).join(', ')

export function renderVerification(): Html {
  return html`<h2 id="verify">Verify a webhook</h2>
<p>${prose(
    'Messages are signed as Standard Webhooks 1.0.0 has it. `webhook-signature` holds `v1,` and the base64 of ' +
      'HMAC-SHA256 over `id.timestamp.body`, where id and timestamp are the other two headers and the body is as it ' +
      'arrived. The key is the base64 behind `whsec_`. While secrets are being changed there is one for each.',
  )}</p>
<p>${prose(
    `Refuse a message that is more than ${TOLERANCE_SECONDS} seconds off, and act on each \`webhook-id\` once. ` +
      `Answer 2xx within 15 seconds. Otherwise it is sent again after ${TIMES}.`,
  )}</p>
${VERIFICATIONS.map(
  ([language, code]) => html`<h3>${language}</h3>
<pre tabindex="0">${code}</pre>
`,
)}`
}
