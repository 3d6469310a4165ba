/**
 * The receipt's page. What was typed by people comes in as data and is shown as text, so that no
 * letter of it can be markup; zero-width breaks let a long word wrap instead of leaving the page.
 */
export const receiptSource = `
#let receipt = json(bytes(sys.inputs.receipt))
#let ink = rgb("#22262b")
#let quiet = rgb("#5c6269")
#let hairline = 0.5pt + rgb("#d8d3c8")

#set document(title: "Receipt " + receipt.number, author: receipt.seller)
#set page(paper: receipt.paper, margin: (x: 2.4cm, y: 2.6cm))
#set text(lang: "en", size: 10.5pt, fill: ink)
#set par(leading: 0.65em)

#text(size: 17pt, weight: "bold", fill: rgb(receipt.accent), receipt.seller)
#v(1.2cm)
#heading(level: 1, text(size: 20pt)[Receipt])
#v(0.5cm)

#let row(label, value) = (text(fill: quiet, label), text(value))
#grid(
  columns: (3.4cm, 1fr), row-gutter: 0.75em,
  ..row("Receipt number", receipt.number),
  ..row("Paid on", receipt.paidOn),
  ..row("Sold to", receipt.soldTo),
  ..row("Email", receipt.email),
  ..if receipt.company != "" { row("Company", receipt.company) },
  ..if receipt.taxId != "" { row("VAT number", receipt.taxId) },
  ..if receipt.address != "" { row("Address", receipt.address) },
  ..if receipt.paidBy != none { row("Paid by", receipt.paidBy) },
)
#v(0.9cm)
#table(
  columns: (1fr, auto), stroke: none, inset: (x: 0pt, y: 9pt), align: (left, right),
  table.hline(stroke: hairline),
  table.header(text(fill: quiet)[Item], text(fill: quiet)[Amount]),
  table.hline(stroke: hairline),
  text(receipt.item), text(receipt.price),
  ..if receipt.discount != none { (text(receipt.discount.label), text(receipt.discount.amount)) },
  ..if receipt.tax != none { (text[Tax], text(receipt.tax)) },
  table.hline(stroke: hairline),
  strong[Total paid], strong(receipt.total),
  table.hline(stroke: hairline),
  ..if receipt.refunded != none { (text[Refunded], text("−" + receipt.refunded)) },
)
#v(0.6cm)
#text(fill: quiet, receipt.closing)
`;
