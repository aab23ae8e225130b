/** The provider's page in the site's inks, both themes, without a file to load. */
export const paymentStyle = `
:root{color-scheme:dark light;--ground:#0B1416;--sheet:#101C1F;--line:#31494F;--text:#ECF3F1;
--soft:#B2C4C4;--accent:#FF7A48;--on-accent:#1D0A02;--warn:#F0BE4F;--focus:#FFE08A}
@media (prefers-color-scheme:light){:root{--ground:#E9F0EF;--sheet:#FFF;--line:#BACBC9;
--text:#0F2226;--soft:#3E555A;--accent:#C8430B;--on-accent:#FFF;--warn:#8A5A00;--focus:#0B3FA8}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--ground);color:var(--text);
font:16px/1.5 "Hanken Grotesk Variable",system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:432px;margin:0 auto;padding:32px 12px;display:grid;gap:16px}
.mark{padding:8px 12px;border:1px dashed var(--warn);border-radius:6px;color:var(--warn);
font-weight:600;font-size:14px;text-align:center}
.ticket{position:relative;padding:24px;border:1px solid var(--line);border-radius:10px;
background:var(--sheet)}
h1{font-size:24px;line-height:1.25;font-weight:680;letter-spacing:-.01em}
.payee{margin-top:4px;color:var(--soft)}
.amount{margin-top:24px}
.label{display:block;color:var(--soft);font-size:14px}
output{font-size:34px;line-height:1.25;font-weight:680;font-variant-numeric:tabular-nums;
overflow-wrap:anywhere}
abbr{font-size:16px;font-weight:600;color:var(--soft);text-decoration:none}
hr{margin:20px -24px;border:0;border-top:1px dotted var(--line);position:relative;overflow:visible}
hr::before,hr::after{content:"";position:absolute;top:-8px;width:8px;height:15px;
background:var(--ground);border:1px solid var(--line)}
hr::before{left:-1px;border-left:0;border-radius:0 8px 8px 0}
hr::after{right:-1px;border-right:0;border-radius:8px 0 0 8px}
dl{display:grid;gap:8px}
dl div{display:flex;justify-content:space-between;gap:16px}
dt{color:var(--soft)}
dd{font-variant-numeric:tabular-nums;text-align:right}
code{font:inherit}
form,.back{margin-top:24px;display:grid;gap:8px}
button,.back a{min-height:48px;padding:12px 16px;border-radius:6px;border:1px solid transparent;
font:inherit;font-weight:600;text-align:center;cursor:pointer;text-decoration:none}
.pay,.back a{background:var(--accent);color:var(--on-accent)}
.decline{background:none;border-color:var(--line);color:var(--text)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.state{margin-top:24px;padding-top:16px;border-top:1px solid var(--line);font-weight:600}
.note{color:var(--soft);font-size:14px;text-align:center}
`;
