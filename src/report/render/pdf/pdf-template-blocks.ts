/** What the pages are built of: paragraphs and lists with their marks, pictures, the years, the list of sources. */
export const PDF_BLOCKS = String.raw`
#let note(body) = text(font: sans, size: 7.9pt, fill: quiet, body)

// Before a group: the column for small headings, then the text.
#let row(lead, body) = grid(columns: (side, 1fr), column-gutter: lane, align: (left, left), lead, body)

// Numbers of sources; the first never stands alone at the start of a line.
#let marks(numbers) = if numbers.len() > 0 {
  text(size: 4pt, sym.space.nobreak)
  text(font: sans, size: 6.3pt, baseline: -0.38em, {
    for (at, number) in numbers.enumerate() {
      if at > 0 [,#h(0.15em)]
      link(label("s-" + str(number)), str(number))
    }
  })
}

#let said(claim) = {
  if claim.name != none { text(weight: 600, claim.name); [ ] }
  claim.text
  marks(claim.marks)
  if claim.careful != none { h(0.45em); box(text(font: sans, size: 7.9pt, weight: 600, claim.careful)) }
  if claim.math != none { h(0.45em); note([(] + claim.math + [)]) }
}

// Why, what a good answer sounds like, what to say: one quiet run beneath its sentence.
#let notes(claim) = if claim.notes.len() > 0 {
  block(above: 0.45em, below: 0pt, text(font: sans, size: 8.3pt, {
    for (at, item) in claim.notes.enumerate() {
      if at > 0 { h(0.5em) }
      text(weight: 600, item.label + ": ")
      item.text
    }
  }))
}

#let item(claim) = { said(claim); notes(claim) }

#let claims(group) = {
  if group.claims.len() == 0 { return }
  if group.flow == "paragraph" {
    for (at, some) in group.claims.chunks(5).enumerate() {
      par(for (at, claim) in some.enumerate() { if at > 0 [ ]; said(claim) })
    }
  } else if group.flow == "steps" {
    enum(numbering: n => text(fill: accent, weight: 600, str(n)), ..group.claims.map(item))
  } else {
    list(marker: text(fill: accent, sym.bullet), ..group.claims.map(item))
  }
}

// A picture keeps its words: what it shows, its sentence and its sources stay on one page.
#let picture-words(one) = {
  set par(spacing: 0.5em)
  set text(font: sans)
  par(text(size: 8.8pt, weight: 600, one.title))
  par(leading: 0.5em, { text(size: 7.8pt, fill: quiet, one.says); marks(one.marks) })
  if one.note != none { par(note(one.note)) }
  v(0.35em)
}
#let picture-drawn(one) = image(bytes(one.drawn), format: "svg", width: 100%, alt: one.alt)

#let pictures-block(shown) = {
  let one = shown.pictures.first()
  let count = shown.pictures.len()
  let body = if count == 1 {
    // Its words stand beside it, where small headings stand beside sentences.
    grid(columns: (side, 1fr), column-gutter: lane, picture-words(one), picture-drawn(one))
  } else {
    // Their words above, their drawings on one line beneath.
    grid(
      columns: (1fr,) * count,
      column-gutter: 0.8cm,
      ..shown.pictures.map(picture-words),
      ..shown.pictures.map(picture-drawn),
    )
  }
  if shown.tall and count == 1 {
    let whole = block(width: 100%, breakable: false, align(left + top, body))
    place(auto, float: true, clearance: 1.7em, whole)
  } else { block(above: 1.3em, below: 1.3em, breakable: false, width: 100%, body) }
}

#let years-block(years) = block(above: 1.1em, below: 1.4em, breakable: false, width: 100%, row(
  text(font: sans, size: 8.6pt, weight: 600, fill: accent, years.title),
  {
    set text(font: sans, size: 8.4pt)
    table(
      columns: (auto,) + (1fr,) * (years.head.len() - 1),
      align: (at, _) => if at == 0 { left } else { right },
      stroke: (_, at) => if at > 0 { (top: 0.4pt + line-colour) },
      inset: (x: 0.3em, y: 0.42em),
      table.header(..years.head.map(name => text(fill: quiet, weight: 600, name))),
      ..years.rows.map(line => line.cells.enumerate().map(((at, cell)) =>
        if at == 0 { [#cell#marks(line.marks)] } else { [#cell] }
      )).flatten(),
    )
  },
))

#let advice-block(group) = block(above: 1.1em, below: 1.1em, width: 100%, breakable: false, row(none, block(
  width: 100%, fill: tint, inset: (x: 0.9em, y: 0.7em), stroke: (left: 1.6pt + accent),
  {
    heading(level: 2, group.title)
    h(0.5em)
    for (at, claim) in group.claims.enumerate() { if at > 0 [ ]; said(claim) }
  },
)))

#let groups(section) = {
  for (number, group) in section.groups.enumerate() {
    if group.advice { advice-block(group); continue }
    let small = if group.title != none { heading(level: 2, group.title) }
    let above = if number > 0 { 1.15em } else { 0.9em }
    if small != none and group.wide {
      block(above: above, below: 0.6em, sticky: true, pad(left: side + lane, small))
      small = none
      above = 0.6em
    }
    if group.claims.len() > 0 { block(above: above, below: 0.9em, width: 100%, row(small, claims(group))) }
    for shown in group.pictures { pictures-block(shown) }
    if group.years != none { years-block(group.years) }
  }
}

#let changes(news) = {
  heading(level: 1, news.title)
  if news.reviewed != none { block(pad(left: side + lane, text(weight: 600, news.reviewed))) }
  for item in news.items {
    let what = text(font: sans, size: 8.6pt, weight: 600, item.what)
    block(above: 1em, below: 1em, width: 100%, breakable: false, row(what, {
      set par(spacing: 0.5em, hanging-indent: 0.9em)
      for word in item.said { par({ text(weight: 600, fill: quiet, word.label + ": "); word.text }) }
    }))
  }
}

#let source-block(source) = [
  #block(above: 0.9em, below: 0.9em, {
    set par(spacing: 0.42em, leading: 0.46em)
    block(sticky: source.quotes.len() > 0, below: 0.42em, par({
      text(weight: 600, str(source.number) + ".  ")
      let title = text(weight: 600, source.title)
      if source.link == none { title } else { link(source.link, title) }
      h(0.5em)
      text(size: 6.8pt, fill: quiet, source.line)
    }))
    for quote in source.quotes {
      par(text(font: serif, size: 7.6pt, if quote.exact { "“" + quote.text + "”" } else { quote.text }))
    }
  })
  #label("s-" + str(source.number))
]

#let sources = {
  set text(font: sans)
  block(below: 0.8em, d.tally)
  block(below: 0.8em, note(d.legend))
  for one in d.meanings {
    block(above: 0.5em, below: 0.5em, note({ text(weight: 600, one.word + ": "); one.means }))
  }
  v(0.4em)
  set text(size: 7.4pt)
  columns(2, gutter: 0.8cm, { for source in d.sources { source-block(source) } })
  for one in d.ends {
    block(above: 1.4em, below: 0.6em, sticky: true, text(weight: 600, fill: quiet, one.title))
    for item in one.items { block(above: 0.45em, below: 0.45em, text(fill: quiet, item)) }
  }
}

// In two columns of one height.
#let contents(width) = block(above: 1.4em, breakable: false, {
  set text(font: sans, size: 8.4pt, fill: quiet)
  set outline.entry(fill: line(length: 100%, stroke: 0.4pt + line-colour))
  show outline.entry: set block(above: 0.7em)
  let gap = 0.8cm
  let list = outline(title: none, depth: 1)
  let whole = measure(block(width: (width - gap) / 2, list)).height
  block(height: whole / 2 + 0.75em, columns(2, gutter: gap, list))
})
`;
