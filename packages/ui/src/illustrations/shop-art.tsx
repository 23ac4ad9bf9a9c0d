/** Closed shop. Decorative. */
export function ShopArt() {
  return (
    <svg aria-hidden width="140" height="124" viewBox="0 0 140 124" fill="none" className="mx-auto block">
      <ellipse cx="70" cy="117" rx="56" ry="5" fillOpacity=".3" className="fill-scrim" />
      <path d="M22 44h96v60a10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" className="fill-on-picture" />
      <path d="M22 44h96v16H22z" className="fill-on-accent" fillOpacity=".14" />
      <rect x="34" y="66" width="34" height="26" rx="6" className="fill-plate" fillOpacity=".25" />
      <path d="M80 114V74a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v40z" className="fill-on-accent" />
      <circle cx="86" cy="92" r="2.4" className="fill-accent" />
      {[15, 37, 59, 81, 103].map((x, i) => (
        <path
          key={x}
          d={`M${x} 28h22v16a11 11 0 0 1-22 0z`}
          className={i % 2 ? "fill-on-picture" : "fill-accent"}
        />
      ))}
      <path d="M23 14h94l8 14H15z" className="fill-accent" />
      <circle cx="116" cy="32" r="19" strokeWidth="4" className="fill-ink stroke-bg" />
      <path
        d="M116 21v11l7 5"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-ink"
      />
    </svg>
  );
}
