// A bot in 30 lines, without dependencies: node bot-client.mjs http://127.0.0.1:8080 TABLE TOKEN [INVITE]
// It sits down, and answers each question with a random option. Make your own out of it, in any language:
// updates are lines of JSON over HTTP, answers are POSTs.
const [base, table, token, invite] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const random = (below) => Math.floor(Math.random() * below);
let count = 0;

async function command(data) {
  const body = JSON.stringify({ id: `${Date.now()}-${count++}`, ...data });
  const response = await fetch(`${base}/api/tables/${table}/commands`, { method: 'POST', headers, body });
  const answer = await response.json();
  if (!answer.ok) console.error(data.type, 'was refused:', answer.refused);
}

/** Where there are too many options for a list, a game's notation says what to send: here Volto's masks. */
const anyArrangement = () =>
  [...'NNNAAALLSC']
    .sort(() => random(3) - 1)
    .join('')
    .replace(/^.{5}/, '$& ');

await command({ type: 'sit', words: String(random(1e9)), invite });
const stream = await fetch(`${base}/api/tables/${table}/updates`, { headers });
let rest = '';
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines.filter((text) => text !== '')) {
    const { type, table: info, options } = JSON.parse(line);
    if (type !== 'update') continue;
    if (info?.phase === 'over') process.exit(0);
    if (options === undefined) continue; // somebody else is asked
    const say = Array.isArray(options) ? options[random(options.length)] : anyArrangement();
    await command({ type: 'say', says: [say] });
  }
}
