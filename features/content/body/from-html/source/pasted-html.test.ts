/** Made after the marks that each program is known to write; shortened. */
import { describe, expect, it } from 'vitest';
import { htmlToBody } from '../html-to-body.server.ts';

function pasted(html: string) {
  const { body, losses } = htmlToBody(html, { dialect: 'pasted' });
  return { body, losses };
}

const paragraph = (html: string) => ({ kind: 'paragraph', html });

describe('what is pasted from', () => {
  it('Google Docs has its marks, headings and lists', () => {
    const { body, losses } =
      pasted(`<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;">Az új híd</span></h2>
<p dir="ltr"><span style="font-weight:400;">Rendes, </span><span style="font-weight:700;font-style:italic;">kiemelt</span><span style="text-decoration:line-through;">törölt</span><span style="font-size:0.6em;vertical-align:super;">2</span></p>
<br><p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/a?utm_source%3Dx%26b%3D1&amp;sa=D"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p>
<ul><li dir="ltr"><p role="presentation"><span>egy</span></p></li><ul><li dir="ltr"><p role="presentation"><span>mélyebb</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`);
    expect(body).toEqual([
      { kind: 'heading', level: 2, id: 'az-uj-hid', html: 'Az új híd' },
      paragraph('Rendes, <em><strong>kiemelt</strong></em><s>törölt</s><sup>2</sup>'),
      paragraph('<a href="https://example.com/a?b=1">link</a>'),
      expect.objectContaining({ kind: 'list', ordered: false }),
    ]);
    expect(JSON.stringify(body)).toContain('mélyebb');
    expect(losses).toEqual({});
  });

  it('Word has lists instead of paragraphs with bullets, and neither its styles nor its comments', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=HU>${text}<o:p></o:p></span></p>`;
    const { body, losses } =
      pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- @font-face {font-family:Symbol;} --></style><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body lang=HU><!--StartFragment-->
<h1><b><span lang=HU>Cím<o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=HU style='mso-bidi-font-weight:bold'>Első <b>vastag</b><span class=MsoCommentReference><span style='mso-special-character:comment'>[A1]</span></span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'egy')}
${item(2, 'o', 'alá')}
${item(1, '·', 'kettő')}
${item(1, '3.', 'három')}
<p class=MsoNormal>Jegyzettel<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span style='vertical-align:super'>[1]</span></a></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img width=90 height=60 src="file:///C:/Temp/image001.png"><![endif]></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Ezt ki kell venni.</p></div><!--EndFragment--></body></html>`);
    expect(body).toEqual([
      { kind: 'heading', level: 2, id: 'cim', html: 'Cím' },
      paragraph('Első <b>vastag</b>.'),
      {
        kind: 'list',
        ordered: false,
        items: [
          { html: 'egy', children: { kind: 'list', ordered: false, items: [{ html: 'alá' }] } },
          { html: 'kettő' },
        ],
      },
      { kind: 'list', ordered: true, start: 3, items: [{ html: 'három' }] },
      paragraph('Jegyzettel<sup>[1]</sup>'),
    ]);
    expect(losses).toEqual({ comment: 2, footnote: 1, picture: 1 });
  });

  it('spreadsheets is a table', () => {
    const rows = '<tr><td style="text-align:right" data-sheets-value="{}">1</td><td>kettő</td></tr>'.repeat(
      2,
    );
    const sheets = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px}--></style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>${rows}</tbody></table>`;
    const excel = `<html><body link="#0563C1"><table width=128><!--StartFragment--><col width=64 span=2>${rows}<!--EndFragment--></table></body></html>`;
    const row = [
      { html: '1', header: false, align: 'right' },
      { html: 'kettő', header: false },
    ];
    for (const html of [sheets, excel])
      expect(pasted(html)).toEqual({
        body: [{ kind: 'table', head: [], rows: [row, row] }],
        losses: {},
      });
  });

  it('mail programs has paragraphs, and links without the program’s own server', () => {
    const gmail =
      '<div dir="ltr"><div>Szia!</div><div><br></div><div><a href="https://example.com/?fbclid=x">itt</a></div></div>';
    expect(pasted(gmail).body).toEqual([
      paragraph('Szia!'),
      paragraph('<a href="https://example.com/">itt</a>'),
    ]);
    const outlook =
      '<p class=MsoNormal>Lásd <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fb&amp;data=05">ezt</a><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>';
    expect(pasted(outlook).body).toEqual([paragraph('Lásd <a href="https://example.com/b">ezt</a>')]);
  });

  it('LibreOffice and web pages is what they show', () => {
    const writer =
      '<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4"/><style type="text/css">p { line-height: 115% }</style></head><body lang="hu-HU"><h3 class="western">Alcím</h3><p style="line-height: 100%"><font face="Liberation Serif"><b>Vastag</b> és <i>dőlt</i></font></p><ol><li><p>egy</p></li></ol><p><br/><br/></p></body></html>';
    expect(pasted(writer).body).toEqual([
      { kind: 'heading', level: 2, id: 'alcim', html: 'Alcím' },
      paragraph('<b>Vastag</b> és <i>dőlt</i>'),
      { kind: 'list', ordered: true, items: [{ html: 'egy' }] },
    ]);
    const page =
      '<span style="color: rgb(0, 0, 0); font-family: Arial; display: inline !important;">Egy mondat</span><button>Megosztás</button><svg></svg>';
    expect(pasted(page)).toEqual({ body: [paragraph('Egy mondat')], losses: { form: 1, drawing: 1 } });
  });

  it('hostile pages is harmless, and soon done', () => {
    const began = performance.now();
    const { body, losses } = pasted(
      `<script>alert(1)</script><p onclick="x()">a<img src=x onerror=alert(1)><a href="java\nscript:alert(1)">b</a></p><iframe srcdoc="<script>x</script>"></iframe><a href="data:text/html,x">c</a>${'<div>'.repeat(10_000)}mély`,
    );
    const html = JSON.stringify(body);
    expect(html).not.toMatch(/script|onclick|onerror|data:|<iframe/);
    expect(html).toContain('mély');
    expect(losses).toMatchObject({ link: 2, nesting: expect.any(Number) });
    pasted('<b><i>'.repeat(80_000));
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
