import { expect, test } from 'vitest';
import { checkUrl, type UrlRefusal } from './check-url';

const REFUSED: readonly (readonly [url: string, code: UrlRefusal])[] = [
  ...['file:///etc/passwd', 'FILE:///etc/passwd', 'file://localhost/etc/passwd', 'ftp://quillhaven.example/', 'gopher://quillhaven.example/_x', 'dict://quillhaven.example:11211/', 'data:text/html,hello', 'javascript:alert(1)', 'blob:https://quillhaven.example/1', 'ws://quillhaven.example/', 'wss://quillhaven.example/', 'view-source:https://quillhaven.example', 'about:blank', 'mailto:a@quillhaven.example', 'unix:/var/run/docker.sock', 'jar:http://quillhaven.example!/x', 'ldap://quillhaven.example', 'tftp://quillhaven.example/x', 'netdoc:///etc/passwd', 'phar://x'].map((url) => [url, 'scheme'] as const),
  ...['', 'quillhaven.example', '//quillhaven.example', '/about', 'http://', 'https://', 'http:///', 'http://[::1', 'http://[fe80::1%eth0]/', 'http://[fe80::1%25eth0]/', 'http://256.256.256.256/', 'http://1.2.3.4.5/', 'http://0x100000000/', 'http://4294967296/', 'http://exa mple.example/', 'http://quillhaven.example/a b', ' https://quillhaven.example', 'https://quillhaven.example\n', 'https://quill\thaven.example', 'https://quillhaven.example/\r\nHost: other', 'https:\\\\quillhaven.example', 'https://quillhaven.example\\@127.0.0.1/', 'https://quillhaven.example/\u0000', 'https://quillhaven.example/\u2028', `https://quillhaven.example/${'a'.repeat(4_096)}`, 'http://a<b>.example/', 'http://quillhaven.example:99999/', 'http://quillhaven.example:x/', 'http://%00.example/', 'http://%zz.example/'].map((url) => [url, 'bad-url'] as const),
  ...['http://quillhaven.example:22/', 'http://quillhaven.example:25/', 'http://quillhaven.example:81/', 'http://quillhaven.example:0/', 'https://quillhaven.example:8443/', 'http://quillhaven.example:8080/', 'http://quillhaven.example:6379/', 'http://quillhaven.example:5432/', 'http://quillhaven.example:65535/', 'http://quillhaven.example:2375/'].map((url) => [url, 'port'] as const),
  ...['http://user@quillhaven.example/', 'http://user:secret@quillhaven.example/', 'http://:secret@quillhaven.example/', 'http://@quillhaven.example/', 'http://:@quillhaven.example/', 'https://quillhaven.example@127.0.0.1/', 'https://quillhaven.example:80@127.0.0.1/', 'https://quillhaven.example%40127.0.0.1@10.0.0.1/', 'https://127.0.0.1@quillhaven.example/'].map((url) => [url, 'credentials'] as const),
  ...['http://localhost/', 'http://LOCALHOST/', 'http://localhost./', 'http://loc%61lhost/', 'http://ｌｏｃａｌｈｏｓｔ/', 'http://app.localhost/', 'http://printer.local/', 'http://metadata.google.internal/', 'http://metadata.google.internal./', 'http://metadata/', 'http://intranet/', 'http://kubernetes.default.svc.cluster.local/', 'http://router.lan/', 'http://nas.home.arpa/', 'http://1.0.0.127.in-addr.arpa/', 'http://hidden.onion/', 'http://a..example/', 'http://.example/', 'http://quillhaven.example../', `http://${'a.'.repeat(130)}example/`, 'http://host.docker.localdomain/', 'http://quill*haven.example/', 'http://quill!haven.example/', "http://quill'haven.example/", 'http://quill,haven.example/', 'http://wiki.corp/', 'http://a.invalid/'].map((url) => [url, 'name'] as const),
  ...['http://127.0.0.1/', 'http://127.1/', 'http://127.0.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0x7f.0.0.1/', 'http://0X7F.1/', 'http://017700000001/', 'http://0177.0.0.1/', 'http://0177.0.0.0x1/', 'http://127.0.0.1./', 'http://１２７.０.０.１/', 'http://127。0。0。1/', 'http://127%2e0%2e0%2e1/', 'http://①②⑦.0.0.1/', 'http://0/', 'http://0.0.0.0/', 'http://00000000/', 'http://10.1/', 'http://0xa000001/', 'http://192.168.257/', 'http://3232235777/', 'http://169.254.169.254/latest/meta-data/', 'http://2852039166/', 'http://0xa9fea9fe/', 'http://0251.0376.0251.0376/', 'http://169.254.43518/', 'http://100.100.100.200/', 'http://255.255.255.255/', 'http://[::]/', 'http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[::127.0.0.1]/', 'http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[2001:0:7f00:1::]/', 'http://[fe80::1]/', 'http://[fd00:ec2::254]/', 'http://[ff02::1]/', 'http://[2001:db8::1]/', 'https://192.0.2.1/', 'https://198.51.100.1/', 'https://203.0.113.1/', 'https://198.18.0.1/'].map((url) => [url, 'special-address'] as const),
];

test.each(REFUSED)('%j is refused as “%s”', (url, code) => {
  expect(checkUrl(url)).toMatchObject({ ok: false, failure: { code, sentence: expect.stringMatching(/^[A-Z].*\.$/) } });
});

test.each([
  ['https://quillhaven.example', 'https://quillhaven.example/'],
  ['HTTPS://QUILLHAVEN.EXAMPLE/About', 'https://quillhaven.example/About'],
  ['http://quillhaven.example:80/', 'http://quillhaven.example/'],
  ['https://quillhaven.example:443/x?y=1#z', 'https://quillhaven.example/x?y=1#z'],
  ['http://quillhaven.example:443/', 'http://quillhaven.example:443/'],
  ['https://quillhaven.example./', 'https://quillhaven.example./'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://a_b.quillhaven.example/@press', 'https://a_b.quillhaven.example/@press'],
  ['https://quillhaven.example/?mail=a@b.example', 'https://quillhaven.example/?mail=a@b.example'],
  ['http://8.8.8.8/', 'http://8.8.8.8/'],
  ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
])('%s may be asked', (url, href) => {
  const checked = checkUrl(url);
  expect(checked.ok && checked.value.href).toBe(href);
});
