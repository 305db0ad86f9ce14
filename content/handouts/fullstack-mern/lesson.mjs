// What express() keeps is a list of functions, called in their order.
function createApp() {
  const chain = [];
  async function handle(req, res, index = 0, error = undefined) {
    const step = chain[index];
    if (!step) return res.sendStatus(error ? 500 : 404);
    const next = (nextError) => handle(req, res, index + 1, nextError);
    // Four parameters mark an error handler, as in Express.
    if ((step.length === 4) !== Boolean(error)) return next(error);
    try {
      if (error) await step(error, req, res, next);
      else await step(req, res, next);
    } catch (thrown) {
      await next(thrown);
    }
  }
  return { use: (step) => chain.push(step), handle };
}

const kept = [];
const app = createApp();
app.use((req, _res, next) => {
  req.user = { k7: 'conductor' }[req.cookie];
  return next();
});
app.use(async (req, res, next) => {
  if (req.path !== '/delays') return next();
  if (!req.user) res.sendStatus(401);
  const { minutes } = JSON.parse(req.body);
  kept.push(minutes);
  res.sendStatus(201);
});
app.use((_error, _req, res, _next) => res.sendStatus(400));

const requests = `/delays k7 {"minutes":9}
/delays k7 nine
/stops k7 -
/delays - {"minutes":55}`;
for (const line of requests.split('\n')) {
  const [path, cookie, body] = line.split(' ');
  const sendStatus = (status) => console.info(line, '->', status);
  await app.handle({ path, cookie, body }, { sendStatus });
}
console.info('kept:', kept.join(', '));
