/** What the pages are built of: a claim with its marks, a picture, the list of sources, the contents. */
export const PDF_BLOCKS = String.raw`
// How well a sentence stands, as a sign before it; who can't see it hears the word.
#let sign(verdict, size, baseline: 0pt) = {
  let one = d.signs.at(verdict, default: none)
  if one != none { box(baseline: baseline, image(bytes(one.drawn), format: "svg", height: size, alt: one.word)) }
}

#let note(body) = text(size: 8.2pt, fill: quiet, body)

// Before a heading or a claim: the column for small headings, the lane for signs, the text.
#let row(lead, lane-mark, body) = grid(columns: (side, lane, 1fr), align: (left, center, left), lead, lane-mark, body)

// The first mark never stands alone at the start of a line.
#let marks(runs) = {
  if runs.len() > 0 { sym.space.nobreak }
  text(size: 6.8pt, baseline: -0.3em, {
    for (at, run) in runs.enumerate() {
      if at > 0 { [ ] }
      link(label("q-" + run.to), run.shown)
    }
  })
}

#let rests(claim) = {
  [Rests on: ]
  for (at, basis) in claim.rests.enumerate() {
    if at > 0 [, ]
    link(label("c-" + basis.id), basis.title)
  }
}

// Kept on one line, where it fits on one.
#let together(short, body) = if short { box(body) } else { body }

// Whose word it is, since when, and what it was made from, in one quiet run after the sentence.
#let asides(claim) = {
  if claim.careful != none { h(0.7em); box(text(size: 8.2pt, weight: 600, claim.careful)) }
  for remark in claim.remarks { h(0.7em); together(remark.len() <= 64, note(remark)) }
  if claim.rests.len() > 0 { h(0.7em); together(claim.rests.len() == 1, note(rests(claim))) }
}

#let tick = box(width: 8pt, height: 8pt, stroke: 0.7pt + quiet, radius: 1pt, baseline: 1pt)

#let claim-body(claim) = {
  set par(spacing: 0.62em)
  par({ claim.text; marks(claim.marks); asides(claim) })
  for item in claim.notes {
    par(hanging-indent: 0.9em, { h(0.9em); text(size: 9.5pt, { text(weight: 600, fill: quiet, item.label + ": "); item.text }) })
  }
}

#let claim-block(lead, claim, sticky: false, space: 0.95em) = [
  #block(above: space, below: 0.95em, sticky: sticky, width: 100%, breakable: claim.text.len() > 600, row(
    lead,
    sign(claim.verdict, 0.86em, baseline: 0.1em),
    { if claim.question { place(dx: -lane - 0.62cm, dy: 0.05em, tick) }; claim-body(claim) },
  ))
  #label("c-" + claim.id)
]

// A picture keeps its words: what it shows, its sentence and its sources stay on one page.
#let picture-words(one) = {
  set par(spacing: 0.5em)
  par(text(size: 8.8pt, weight: 600, one.title))
  par(leading: 0.55em, { text(size: 8.2pt, one.says); marks(one.marks) })
  if one.note != none { par(note(one.note)) }
  v(0.35em)
}
#let picture-drawn(one) = image(bytes(one.drawn), format: "svg", width: 100%, alt: one.alt)

#let pictures-block(lead, shown, float) = {
  let one = shown.pictures.first()
  let body = if shown.pictures.len() == 1 {
    if lead != none { block(below: 0.7em, lead) }
    // Its words stand beside it, where small headings stand beside sentences.
    grid(columns: (side, 1fr), column-gutter: lane, picture-words(one), picture-drawn(one))
  } else {
    if lead != none { block(below: 0.7em, lead) }
    let count = shown.pictures.len()
    // Their words above, their drawings on one line beneath.
    grid(columns: (1fr,) * count, column-gutter: 0.8cm, ..shown.pictures.map(picture-words), ..shown.pictures.map(picture-drawn))
  }
  if shown.tall and float and shown.pictures.len() == 1 { place(bottom, float: true, clearance: 1.7em, block(width: 100%, breakable: false, align(left + top, body))) }
  else { block(above: 1.4em, below: 1.5em, breakable: false, width: 100%, body) }
}

// A heading of two or three lines stands beside the sentences that follow, not above them.
#let beside(small, claims) = if small != none { if claims > 1 { place(small) } else { small } }

#let groups(section) = {
  let last = section.groups.len() - 1
  for (number, group) in section.groups.enumerate() {
    let small = if group.title != none { heading(level: 2, group.title) }
    if small != none and group.wide { block(above: 1.5em, below: 0.7em, sticky: true, pad(left: side + lane, small)) }
    let lead = if not group.wide { beside(small, group.claims.len()) }
    for (at, claim) in group.claims.enumerate() {
      // No page ends on a heading and one short line; and what was not found stays with what was.
      let opens = number == 0 and at == 0 and claim.text.len() < 140 and (group.claims.len() > 1 or last > 0)
      let closes = section.missing != none and number == last and at == group.claims.len() - 1 and group.pictures.len() == 0
      claim-block(if at == 0 { lead }, claim, space: if at == 0 and number > 0 { 1.5em } else { 0.95em }, sticky: opens or closes)
    }
    for (at, shown) in group.pictures.enumerate() {
      pictures-block(if at == 0 and group.claims.len() == 0 { lead }, shown, section.id != "brief" and section.id != "sources")
    }
  }
}

#let missing(section) = if section.missing != none {
  block(above: 1.2em, pad(left: side + lane, block(inset: (left: 0.8em), stroke: (left: 1.6pt + line-colour), note(section.missing))))
}

#let changes(news) = {
  heading(level: 1, news.title)
  if news.reviewed != none { block(pad(left: side + lane, text(weight: 600, news.reviewed))) }
  for item in news.items {
    block(above: 1em, below: 1em, width: 100%, breakable: false, row(text(size: 8.6pt, weight: 600, item.what), none, {
      set par(spacing: 0.5em, hanging-indent: 0.9em)
      for word in item.said { par({ text(weight: 600, fill: quiet, word.label + ": "); word.text }) }
    }))
  }
}

// A label in the list leads back to the sentence that first stands on it.
#let quote-label(one) = [#text(fill: accent, weight: 600, if one.from == none { one.label } else { link(label(one.from), one.label) })#label("q-" + one.label)]

#let source-block(source) = block(above: 1.1em, below: 1.1em, {
  set par(spacing: 0.48em, leading: 0.48em)
  block(sticky: true, below: 0.48em, par({
    text(weight: 600, str(source.number) + ".  ")
    if source.link == none { text(weight: 600, source.title) } else { link(source.link, text(weight: 600, source.title)) }
    h(0.6em)
    text(size: 7.1pt, fill: quiet, source.line)
  }))
  par({
    for quote in source.quotes {
      for one in quote.labels { quote-label(one); sym.space.nobreak }
      if quote.exact { "“" + quote.text + "” " } else { quote.text + "  " }
    }
  })
})

#let sources = {
  block(below: 1em, d.tally)
  block(below: 1em, note(d.legend))
  for (verdict, one) in d.signs {
    block(above: 0.7em, below: 0.7em, grid(columns: (1.5em, 1fr), sign(verdict, 0.8em), note({ text(weight: 600, one.word); h(0.5em); one.means })))
  }
  v(0.6em)
  set text(size: 7.7pt)
  columns(2, gutter: 0.8cm, { for source in d.sources { source-block(source) } })
  for list in d.ends {
    block(above: 1.6em, below: 0.7em, sticky: true, text(weight: 600, fill: quiet, list.title))
    for item in list.items { block(above: 0.5em, below: 0.5em, text(fill: quiet, item)) }
  }
}

// In two columns of one height.
#let contents(width) = block(above: 1.5em, breakable: false, {
  set text(size: 8.4pt, fill: quiet)
  set outline.entry(fill: line(length: 100%, stroke: 0.4pt + line-colour))
  show outline.entry: set block(above: 0.7em)
  let gap = 0.8cm
  let list = outline(title: none, depth: 1)
  let whole = measure(block(width: (width - gap) / 2, list)).height
  block(height: whole / 2 + 0.75em, columns(2, gutter: gap, list))
})
`;
