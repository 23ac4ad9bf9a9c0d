/**
 * Init script of a page, so it may use nothing from its module: makes random numbers and long timers deterministic and
 * reports when a story has stopped changing.
 *
 * Timers of a second and more are suspended once the story has finished, so that a toast does not disappear while its
 * screenshot is taken. Shorter timers are awaited.
 */
export function stabilizeStory() {
  const LONG = 1000;
  const DEADLINE = 3000;
  const firstSeed = 1;
  localStorage.clear();
  sessionStorage.clear();

  let seed = firstSeed;
  // Mulberry32
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  // Interrupting a running transition leaves colours slightly off.
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync("*, ::before, ::after, ::details-content { transition: none !important; }");
  document.adoptedStyleSheets.push(noTransitions);

  let isFinished = false;
  /** How many times the story has been mounted. */
  let mounts = 1;
  const awaited = new Set();
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const setInterval = window.setInterval.bind(window);
  window.setTimeout = (run, delay = 0, ...rest) => {
    const mount = mounts;
    const id = setTimeout(() => {
      awaited.delete(id);
      if (delay < LONG || (!isFinished && mount === mounts)) run(...rest);
    }, delay);
    if (delay < LONG) awaited.add(id);
    return id;
  };
  window.clearTimeout = (id) => {
    awaited.delete(id);
    clearTimeout(id);
  };
  window.setInterval = (run, delay, ...rest) => {
    const mount = mounts;
    return setInterval(() => {
      if (!isFinished && mount === mounts) run(...rest);
    }, delay);
  };

  let channel;
  let problem;
  let finished = Promise.withResolvers();
  const end = (reason) => {
    isFinished = true;
    finished.resolve(reason);
  };
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      channel.on("playFunctionThrewException", ({ message }) => (problem = `play function: ${message}`));
      channel.on("storyFinished", () => end(problem));
      channel.on("storyMissing", () => end("is missing"));
      channel.on("storyErrored", ({ description }) => end(description));
      channel.on("storyThrewException", ({ message }) => end(message));
    },
  });

  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));

  const settle = async () => {
    do {
      await document.fonts.ready;
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await frame();
      await frame();
    } while (awaited.size > 0);
  };

  /** Resolves once the page has stopped changing: to an error message, or undefined. */
  window.__storyAtRest = async () => {
    const reason = await finished.promise;
    const late = new Promise((done) => {
      setTimeout(done, DEADLINE, `not at rest after ${DEADLINE / 1000} s`);
    });
    return reason ?? (await Promise.race([settle(), late]));
  };

  /** Mounts the story once more with other globals, as the first time: nothing stored, the same random numbers. */
  window.__remountStory = async (storyId, globals) => {
    document.activeElement?.blur();
    window.scrollTo(0, 0);
    // The event of a new window size comes with the next frame and would close what the play function opens.
    await frame();
    await frame();
    localStorage.clear();
    sessionStorage.clear();
    seed = firstSeed;
    mounts++;
    isFinished = false;
    problem = undefined;
    finished = Promise.withResolvers();
    window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
    channel.emit("forceRemount", { storyId });
  };
}
