/**
 * The evidence PDF's template. What people typed comes in as data and is shown as text, so it can't
 * act as markup.
 */
export const evidenceSource = `
#let file = json(bytes(sys.inputs.evidence))
#let quiet = rgb("#5c6269")
#let hairline = 0.5pt + rgb("#d8d3c8")

#set document(title: "Evidence on order " + file.number, author: file.seller)
#set page(
  paper: "us-letter", margin: (x: 2.2cm, y: 2.2cm),
  footer: context text(size: 8.5pt, fill: quiet)[#file.seller, order #file.number, made
    #file.madeAt #h(1fr) #counter(page).display("1 / 1", both: true)],
)
#set text(lang: "en", size: 9.5pt, fill: rgb("#22262b"))
#set par(leading: 0.6em)

#heading(level: 1, text(size: 17pt)[Evidence on order #file.number])
#v(0.2cm)
#text(fill: quiet)[#file.seller, #file.madeAt]

#for section in file.sections {
  v(0.5cm)
  heading(level: 2, text(size: 12pt, section.title))
  v(0.15cm)
  if section.rows.len() == 0 { text(fill: quiet)[Nothing.] } else {
    table(
      columns: (4.2cm, 1fr), stroke: (rest: none, bottom: hairline), inset: (x: 0pt, y: 5pt), column-gutter: 0.4cm,
      ..section.rows.map(row => (text(fill: quiet, row.at(0)), text(row.at(1)))).flatten(),
    )
  }
}
`;
