/** What other programs put on the clipboard, and what the editor keeps of it. */
export const hostilePaste: readonly { html: string; kept: string }[] = [
  {
    // A word processor.
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><title>Historia</title>
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt} --></style></head><body lang=ES-AR>
<!--StartFragment--><h1 style='mso-line-height-rule:exactly'><span style='font-family:"Calibri Light"'>Historia<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b><span style='color:red'>La galería</span></b><span> abrió en
2008.</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Uno<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Dos<o:p></o:p></p><!--EndFragment--></body></html>`,
    kept: '<h3>Historia</h3><p><strong>La galería</strong> abrió en 2008.</p><ul><li>Uno</li><li>Dos</li></ul>',
  },
  {
    // An online document: everything inside a bold element that is not bold.
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">Título</span></h2><p dir="ltr"><span style="font-weight:700">Fuerte</span><span style="font-style:italic"> y fino</span></p></b>',
    kept: '<h3>Título</h3><p><strong>Fuerte</strong><em> y fino</em></p>',
  },
  {
    // A hostile page.
    html: '<script>alert(1)</script><p onclick="alert(1)">Hola <a href="javascript:alert(1)">mal</a> <a href="https://ochava.example" target="_blank" onmouseover="x()">bien</a><img src=x onerror=alert(1)></p><iframe src="https://evil.example"></iframe>',
    kept: '<p>Hola mal <a href="https://ochava.example">bien</a></p>',
  },
  {
    // A table.
    html: '<table><tr><td>15:00</td><td>Ana</td></tr><tr><td><p>17:00</p></td><td></td></tr></table>',
    kept: '<p>15:00</p><p>Ana</p><p>17:00</p>',
  },
]
