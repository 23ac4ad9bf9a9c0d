/**
 * The rules of Leaflet's style sheet that the map uses, with our colors. A constructed style sheet: loaded with the map
 * only, and allowed by a strict `style-src`.
 */
const rules = `
.leaflet-container{overflow:hidden;touch-action:none;-webkit-tap-highlight-color:transparent;outline-offset:-3px}
.leaflet-pane,.leaflet-tile,.leaflet-marker-icon,.leaflet-tile-container,.leaflet-pane>svg,.leaflet-layer{position:absolute;left:0;top:0}
.leaflet-tile,.leaflet-marker-icon{user-select:none;-webkit-user-select:none;-webkit-user-drag:none;pointer-events:none}
.leaflet-container .leaflet-overlay-pane svg,.leaflet-container .leaflet-tile{max-width:none;max-height:none}
.leaflet-tile{visibility:hidden}
.leaflet-tile-loaded{visibility:inherit}
.leaflet-pane{z-index:400}
.leaflet-tile-pane{z-index:200}
.leaflet-marker-pane{z-index:600}
.leaflet-pane>svg path{pointer-events:none}
.leaflet-zoom-animated{transform-origin:0 0}
.leaflet-zoom-anim .leaflet-zoom-animated{transition:transform .25s cubic-bezier(0,0,.25,1)}
.leaflet-zoom-anim .leaflet-tile,.leaflet-pan-anim .leaflet-tile{transition:none}
.leaflet-zoom-anim .leaflet-zoom-hide{visibility:hidden}
.leaflet-grab{cursor:grab}
.leaflet-dragging .leaflet-grab{cursor:grabbing}
`;

let adopted = false;

/** Adds the map's rules to the document, once. */
export function adoptLeafletStyle(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
