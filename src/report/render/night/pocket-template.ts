import { shades } from '../html/brand-shades';

/**
 * One side, as wide as a postcard and as high as it needs, so that a phone shows it whole. Words reach it as data, as
 * with the report.
 */
export const POCKET_TEMPLATE = String.raw`
#let d = json(bytes(sys.inputs.at("pocket")))
#let ink = rgb("#1c2430")
#let quiet = rgb("#535e6e")
#let accent = rgb("${shades.accent}")
#let line-colour = rgb("#d9dee5")
#let serif = ("Source Serif 4", "Noto Sans")
#let sans = ("Noto Sans", "Source Serif 4")

#set document(title: d.title + " · " + d.subtitle, description: "Pocket card", date: none)
#set page(width: 105mm, height: auto, margin: (x: 8mm, y: 8mm))
#set text(font: serif, size: 9.2pt, fill: ink, lang: "en", fallback: false, hyphenate: false)
#set par(leading: 0.52em, spacing: 0.6em)
#set list(spacing: 0.6em, body-indent: 0.5em, marker: text(fill: accent, sym.bullet))
#show heading: it => text(font: sans, size: 7.8pt, weight: 600, fill: accent, it.body)
#show title: set text(font: serif, size: if d.title.len() <= 40 { 17pt } else { 11pt }, weight: 600)
#show title: set block(above: 0pt, below: 0pt)

#title(d.title)
#block(above: 7pt, below: 9pt, text(size: 9.6pt, fill: quiet, d.subtitle))

#let blank(name, said) = {
  text(font: sans, size: 7.8pt, weight: 600, fill: accent, name)
  h(0.6em)
  if said == none { box(width: 1fr, baseline: 1pt, line(length: 100%, stroke: 0.4pt + quiet)) } else { said }
}
#block(width: 100%, inset: (y: 7pt), stroke: (top: 0.4pt + line-colour, bottom: 0.4pt + line-colour), {
  set par(spacing: 0.85em)
  par(blank("When", d.when))
  par(blank("Where", none))
  par(blank("Ask for", none))
})

#for part in d.parts {
  block(above: 1.25em, below: 0.65em, sticky: true, heading(level: 1, part.title))
  list(..part.items)
}
`;
