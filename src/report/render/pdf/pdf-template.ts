import { brand } from '../../../../content/brand';
import { shades } from '../html/brand-shades';
import { PDF_BLOCKS } from './pdf-template-blocks';

/** As Typst reads words: a sign that is none of them stands behind a backslash. */
const typst = (words: string): string => words.replace(/[^\p{L}\p{N} ]/gu, '\\$&');

/**
 * The layout in Typst. It is a constant: whatever a person or a page has said reaches it as data,
 * through sys.inputs, and is only ever shown as text.
 */
export const PDF_TEMPLATE = String.raw`
#let d = json(bytes(sys.inputs.at("report")))
#let ink = rgb("#1c2430")
#let quiet = rgb("#535e6e")
#let accent = rgb("${shades.accent}")
#let line-colour = rgb("#d9dee5")
#let tint = rgb("${shades.tint}")
// Small headings stand in a column of their own, so that the eye can run down them.
#let side = 3.15cm
#let lane = 0.62cm
#let serif = ("Source Serif 4", "Noto Sans")
#let sans = ("Noto Sans", "Source Serif 4")

${PDF_BLOCKS}

#set document(
  title: d.title + " · " + d.subtitle,
  author: ${JSON.stringify(brand.name)},
  description: d.subtitle,
  date: datetime(year: d.date.year, month: d.date.month, day: d.date.day),
)
#set text(
  font: serif, size: 10.2pt, fill: ink, lang: "en", fallback: false, hyphenate: false,
  costs: (widow: 300%, orphan: 300%),
)
#set par(leading: 0.6em, spacing: 0.75em, justify: false)
#set list(spacing: 0.65em, body-indent: 0.55em)
#set enum(spacing: 1.05em, body-indent: 0.6em)
#set page(
  paper: d.paper,
  margin: (x: 2cm, top: 2.2cm, bottom: 1.9cm),
  header: context if counter(page).get().first() > 1 {
    set text(font: sans, size: 7.4pt, fill: quiet)
    grid(columns: (1fr, auto), column-gutter: 1em, d.running, [${typst(brand.name)}])
    v(-0.5em)
    line(length: 100%, stroke: 0.4pt + line-colour)
  },
  footer: context {
    set text(font: sans, size: 7.4pt, fill: quiet)
    grid(
      columns: (1fr, auto),
      column-gutter: 1em,
      [],
      [Page #counter(page).display() of #counter(page).final().first()],
    )
  },
)
#show heading.where(level: 1): it => block(
  above: 1.7em, below: 0.85em, sticky: true, text(font: serif, size: 17pt, weight: 600, it.body),
)
#show heading.where(level: 2): it => text(font: sans, size: 8.6pt, weight: 600, fill: accent, it.body)
#show link: set text(fill: accent)

#let title-size = if d.title.len() <= 24 { 29pt } else if d.title.len() <= 48 { 21pt } else { 14pt }
#show title: set text(font: serif, size: title-size, weight: 600)
#show title: set block(above: 0pt, below: 0pt)
#show title: set par(leading: 0.45em)

// The brief is a page of its own, with the way to everything else beneath it if there is room.
#let opening = {
  block(above: 0pt, below: 11pt, text(
    font: sans, size: 7.6pt, weight: 600, fill: accent, tracking: 0.12em,
  )[${typst(brand.name.toUpperCase())}])
  title(d.title)
  block(above: 11pt, below: 8pt, text(font: serif, size: 13pt, d.subtitle))
  block(above: 0pt, below: 15pt, note({ d.line; if d.notice != none { [  ·  ]; text(weight: 600, d.notice) } }))
  for section in d.sections.filter(section => section.id == "brief") {
    block(width: 100%, fill: tint, inset: (left: 1.3em, right: 1.2em, top: 1.3em, bottom: 1.4em), radius: 4pt, {
      show heading.where(level: 1): it => block(
        above: 0pt, below: 0.95em, text(font: serif, size: 15pt, weight: 600, it.body),
      )
      heading(level: 1, section.title)
      groups(section)
    })
  }
}
#layout(size => {
  let whole = { opening; contents(size.width) }
  let room(body) = measure(block(width: size.width, body)).height
  if room(whole) <= size.height { block(height: size.height, whole) }
  else if room(opening) <= size.height { block(height: size.height, opening); contents(size.width) }
  else { whole }
})

#if d.changes != none { changes(d.changes) }

#for section in d.sections {
  if section.id != "brief" {
    heading(level: 1, section.title)
    groups(section)
    if section.id == "sources" { sources }
    if section.missing != none { block(pad(left: side + lane, section.missing)) }
  }
}
`;
