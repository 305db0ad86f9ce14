function createApp(...chain) {
  return async function handle(req, res, index = 0, error = undefined) {
    const step = chain[index];
    if (!step) return res.sendStatus(error ? 500 : 404);
    const next = (nextError) => handle(req, res, index + 1, nextError);
    if ((step.length === 4) !== Boolean(error)) return next(error);
    try {
      if (error) await step(error, req, res, next);
      else await step(req, res, next);
    } catch (thrown) {
      await next(thrown);
    }
  };
}

const kept = [];
const roles = { k7: 'conductor', p2: 'passenger' };
const only = (role) => (req, res, next) => {
  const found = roles[req.cookie];
  if (!found) return res.sendStatus(401);
  return found === role ? next() : res.sendStatus(403);
};
const keepDelay = async (req, res) => {
  kept.push(JSON.parse(req.body).minutes);
  res.sendStatus(201);
};
const notJson = (error, _req, res, next) => {
  if (error instanceof SyntaxError) return res.sendStatus(400);
  return next(error);
};
const handle = createApp(only('conductor'), keepDelay, notJson);
const table = [
  ['k7', '{"minutes":9}', 201],
  ['k7', 'nine', 400],
  ['p2', '{"minutes":55}', 403],
  ['-', '{"minutes":55}', 401],
  ['k7', 'null', 500],
];
for (const [cookie, body, expected] of table) {
  const sent = [];
  await handle({ cookie, body }, { sendStatus: (c) => sent.push(c) });
  const right = sent.length === 1 && sent[0] === expected;
  console.info(right ? 'ok   ' : 'WRONG', cookie, body, ...sent);
}
console.info('kept:', kept.join(', '));
