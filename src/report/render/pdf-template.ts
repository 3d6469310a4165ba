/**
 * The layout in Typst. It is a constant: whatever a person or a page has said reaches it as data,
 * through sys.inputs, and is only ever shown as text.
 */
export const PDF_TEMPLATE = String.raw`
#let d = json(bytes(sys.inputs.at("report")))
#let ink = rgb("#1c2430")
#let quiet = rgb("#586374")
#let accent = rgb("#1f5f5b")
#let line-colour = rgb("#d9dee5")
#let tint = rgb("#f1f5f4")
// Remarks stand in a column of their own, so that the eye can read past them.
#let remark-width = 3.5cm
#let serif = ("Source Serif 4", "Noto Sans")
#let sans = ("Noto Sans", "Source Serif 4")

#set document(
  title: d.title + " · " + d.subtitle,
  author: "Foreword",
  description: d.subtitle,
  date: datetime(year: d.date.year, month: d.date.month, day: d.date.day),
)
#set text(font: sans, size: 9.6pt, fill: ink, lang: "en", fallback: false, hyphenate: false)
#set par(leading: 0.68em, spacing: 0.9em, justify: false)
#set page(
  paper: d.paper,
  margin: (x: 2.3cm, top: 2.5cm, bottom: 2.2cm),
  header: context if counter(page).get().first() > 1 {
    set text(size: 7.6pt, fill: quiet)
    grid(columns: (1fr, auto), column-gutter: 1em, d.running, [Foreword])
    v(-0.5em)
    line(length: 100%, stroke: 0.4pt + line-colour)
  },
  footer: context {
    set text(size: 7.6pt, fill: quiet)
    align(right)[Page #counter(page).display() of #counter(page).final().first()]
  },
)
#show heading.where(level: 1): it => {
  set text(font: serif, size: 17pt, weight: 600, fill: ink)
  block(above: 2.1em, below: 1em, sticky: true, it.body)
}
#show heading.where(level: 2): it => {
  set text(size: 8.4pt, weight: 600, fill: accent, tracking: 0.03em)
  block(above: 1.5em, below: 0.75em, sticky: true, it.body)
}
#show link: set text(fill: accent)

// The first mark never stands alone at the start of a line.
#let marks(claim) = {
  sym.space.nobreak
  for (at, mark) in claim.quotes.enumerate() {
    if at > 0 { h(0.22em) }
    box(text(size: 6.6pt, baseline: -0.32em, link(label("q-" + mark), mark)))
  }
}

#let note(body) = text(size: 8.2pt, fill: quiet, body)

#let rests(claim) = note({
  [Rests on: ]
  for (at, basis) in claim.rests.enumerate() {
    if at > 0 [, ]
    link(label("c-" + basis.id), basis.title)
  }
})

#let short(remark) = remark.len() <= 34

#let claim-block(claim, sticky) = [
  #block(above: 1.15em, below: 1.15em, sticky: sticky, breakable: claim.text.len() > 600, grid(
    columns: (1fr, remark-width),
    column-gutter: 1.4em,
    {
      set par(spacing: 0.62em)
      par({ claim.text; marks(claim) })
      for remark in claim.remarks.filter(remark => not short(remark)) { par(note(remark)) }
      for item in claim.notes {
        par(hanging-indent: 0.9em, { h(0.9em); text(size: 8.8pt, { text(weight: 600, item.label + ": "); item.text }) })
      }
      if claim.rests.len() > 0 { par(rests(claim)) }
    },
    {
      set par(leading: 0.5em, spacing: 0.5em)
      for remark in claim.remarks.filter(short) { par(text(size: 7.6pt, fill: quiet, remark)) }
    },
  ))
  #label("c-" + claim.id)
]

// Its words stand beside a picture, and both stay on one page.
#let picture-block(picture) = block(above: 1.6em, below: 1.8em, breakable: false, width: 100%, stroke: (top: 0.4pt + line-colour), inset: (top: 1em), grid(
  columns: (4.9cm, 1fr),
  column-gutter: 0.9cm,
  {
    set par(spacing: 0.6em, leading: 0.55em)
    par(text(weight: 600, picture.title))
    par({ text(size: 8.4pt, picture.says); marks(picture) })
    if picture.note != none { par(note(picture.note)) }
  },
  image(bytes(picture.drawn), format: "svg", width: 100%, alt: picture.alt),
))

#let groups(section) = {
  for group in section.groups {
    if group.title != none { heading(level: 2, group.title) }
    // What was not found stays with what was.
    for claim in group.claims { claim-block(claim, section.missing != none and group == section.groups.last() and group.pictures.len() == 0 and claim == group.claims.last()) }
    for picture in group.pictures { picture-block(picture) }
  }
}

#let missing(section) = if section.missing != none {
  block(above: 1.3em, inset: (left: 0.9em), stroke: (left: 1.6pt + line-colour), note(section.missing))
}

#let source-block(source) = block(above: 1.15em, below: 1.15em, {
  set par(spacing: 0.55em)
  block(sticky: true, below: 0.55em, par({
    text(weight: 600, str(source.number) + ".  ")
    if source.link == none { text(weight: 600, source.title) } else { link(source.link, text(weight: 600, source.title)) }
  }))
  block(sticky: true, above: 0.55em, par(note(source.line)))
  for quote in source.quotes [
    #block(above: 0.55em, below: 0.55em, inset: (left: 1.2em), text(size: 8.6pt, {
      text(fill: accent, weight: 600, quote.label); h(0.6em); "“" + quote.text + "”"
    }))
    #label("q-" + quote.label)
  ]
})

#let title-size = if d.title.len() <= 24 { 30pt } else if d.title.len() <= 48 { 21pt } else { 14pt }
#show title: set text(font: serif, size: title-size, weight: 600)
#show title: set block(above: 0pt, below: 0pt)
#show title: set par(leading: 0.45em)

#block(above: 0pt, below: 12pt, text(size: 7.6pt, weight: 600, fill: accent, tracking: 0.12em)[FOREWORD])
#title(d.title)
#block(above: 12pt, below: 9pt, text(font: serif, size: 13pt, d.subtitle))
#block(above: 0pt, below: 18pt, note({ d.line; if d.notice != none { [  ·  ]; text(weight: 600, d.notice) } }))

#for section in d.sections {
  if section.id == "brief" {
    block(width: 100%, fill: tint, inset: (left: 1.5em, right: 1em, top: 1.4em, bottom: 1.4em), radius: 4pt, {
      show heading.where(level: 1): it => block(above: 0pt, below: 0.9em, text(font: serif, size: 15pt, weight: 600, it.body))
      heading(level: 1, section.title)
      groups(section)
      missing(section)
    })
    v(1.2em)
    block({
      set text(size: 8.8pt, fill: quiet)
      set outline.entry(fill: line(length: 100%, stroke: 0.4pt + line-colour))
      show outline.entry: set block(above: 0.75em)
      outline(title: none, depth: 1)
    })
    pagebreak(weak: true)
  } else {
    heading(level: 1, section.title)
    groups(section)
    if section.id == "sources" {
      par(d.tally)
      for source in d.sources { source-block(source) }
      block(above: 1.6em, note(d.legend))
    }
    missing(section)
  }
}
`;
