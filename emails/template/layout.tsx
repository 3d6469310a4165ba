import { Body, Button, Container, Head, Heading, Hr, Html, Link, Section, Text } from 'react-email';
import type { ReactNode } from 'react';
import { brand } from '../../content/brand';
import type { MailBlock, MailContent } from './content';
import { styles, look } from './look';
import { closingLine } from './plain-text';

/** A mailbox fills its preview line with what follows; this leaves nothing to fill it with. */
const KEEP_BODY_OUT_OF_PREVIEW = '\u00a0\u200c'.repeat(80);

/** The one layout of all mails. */
export function MailPage({ content }: { readonly content: MailContent }): ReactNode {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styles}</style>
      </Head>
      <Body className="ground" style={look.ground}>
        <div style={look.preview}>
          {content.preview}
          {KEEP_BODY_OUT_OF_PREVIEW}
        </div>
        <Container className="outside" style={look.outside}>
          <Section className="sheet" style={look.sheet}>
            <table role="presentation" style={look.brandRow}>
              <tbody>
                <tr>
                  <td aria-hidden="true" className="mark-solid" style={look.markSolid} />
                  <td aria-hidden="true" className="mark-drawn" style={look.markDrawn} />
                  <td className="accent" style={look.brand}>
                    {brand.name}
                  </td>
                </tr>
              </tbody>
            </table>
            <Heading as="h1" className="ink" style={look.heading}>
              {content.heading}
            </Heading>
            {content.blocks.map((block, index) => (
              <BlockView key={index} block={block} />
            ))}
            <Hr className="line" style={look.rule} />
            <Text className="quiet" style={look.footer}>
              {brand.name} · {brand.tagline}
            </Text>
            <Text className="quiet" style={look.footer}>
              {closingLine(content)}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function BlockView({ block }: { readonly block: MailBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <Text className="ink" style={look.text}>
          {block.text}
        </Text>
      );
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={look.subheading}>
          {block.text}
        </Heading>
      );
    case 'note':
      return (
        <Text className="tint" style={look.note}>
          {block.text}
        </Text>
      );
    case 'quote':
      return (
        <Text className="tint" style={look.quote}>
          {block.text}
        </Text>
      );
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'action':
      return (
        <Section style={look.action}>
          <Button className="button" href={block.url} style={look.button}>
            {block.label}
          </Button>
        </Section>
      );
    case 'links':
      return block.links.map(({ label, url }) => (
        <Text key={url} style={look.text}>
          <Link className="accent" href={url} style={look.link}>
            {label}
          </Link>
        </Text>
      ));
    case 'list':
      return (
        <ul className="ink" style={look.list}>
          {itemsOf(block.items)}
        </ul>
      );
    case 'steps':
      return (
        <ol className="ink" style={look.list}>
          {itemsOf(block.items)}
        </ol>
      );
  }
}

const itemsOf = (items: readonly string[]): ReactNode =>
  items.map((item, index) => (
    <li key={index} style={look.item}>
      {item}
    </li>
  ));

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <table className="line" style={look.facts}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="fact-label quiet line" style={look.factLabel}>
              {label}
            </th>
            <td className="fact-value ink line" style={look.factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
