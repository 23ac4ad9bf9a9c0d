/**
 * Utilities of the host: of its own theme, of Tailwind, and with names that our package uses inside. Each means the same
 * before and after our package is added.
 */
const utilities = `
  bg-primary bg-surface bg-bg bg-red-500 bg-sky-200 text-muted text-text text-accent text-xs text-lg text-3xl
  border-border border-2 rounded-md rounded-full rounded-panel rounded-3xl shadow-sm shadow-xl drop-shadow-md blur-sm
  p-4 px-6 m-3 mt-8 w-24 h-10 size-6 max-w-md max-w-prose gap-2 leading-tight leading-loose tracking-wide tracking-tight
  font-sans font-serif font-mono font-medium font-semibold font-bold ease-in ease-out transition animate-spin
  animate-pulse aspect-video page heading uppercase md:flex desktop:hidden`
  .trim()
  .split(/\s+/);

export function StyleGuide() {
  return (
    <section data-host-part="style guide" className="mt-8 grid gap-2">
      {utilities.map((utility) => (
        <div key={utility} data-utility={utility} className={utility}>
          {utility}
        </div>
      ))}
    </section>
  );
}
