/** The provider's page in the site's colours, shapes and fonts, in both themes. */
export const styleOf = (fonts: string): string => `${fonts}
:root{color-scheme:dark;--ground:#0b1416;--sheet:#101c1f;--well:#17272b;--line:#22373c;
--edge:#66868b;--text:#ecf3f1;--soft:#b2c4c4;--accent:#ff7a48;--press:#e7642f;--on-accent:#1d0a02;
--warn:#f0be4f;--focus:#ffe08a;
--ui:"Brand Text",system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;
--display:"Brand Display",system-ui,"Segoe UI",Roboto,sans-serif;
--figures:"Brand Figures","Brand Text",system-ui,sans-serif}
[data-theme=light]{color-scheme:light;--ground:#e9f0ef;--sheet:#fff;--well:#f3f7f6;--line:#d3dfdd;
--edge:#6c8588;--text:#0f2226;--soft:#3e555a;--accent:#c8430b;--press:#952f05;--on-accent:#fff;
--warn:#8a5a00;--focus:#0b3fa8}
*{box-sizing:border-box;margin:0;-webkit-tap-highlight-color:transparent}
body{min-height:100svh;background:var(--ground);color:var(--text);
font:450 .9375rem/1.55 var(--ui);font-variant-numeric:tabular-nums lining-nums}
.bar{display:flex;align-items:center;min-height:56px;padding:0 16px;background:var(--sheet);
border-bottom:1px solid var(--line);font:680 1.125rem/1.3 var(--display);font-stretch:125%}
main{display:grid;max-width:29rem;margin:0 auto;padding:16px 12px 32px;gap:16px}
.mark{color:var(--warn);font:560 .875rem/1.45 var(--ui)}
h1{font:680 1.375rem/1.28 var(--display)}
.half{padding:18px;border-radius:10px;background:var(--sheet)}
.upper{border-radius:10px 10px 0 0;
mask:radial-gradient(circle 7px at 0 100%,#0000 98%,#000) left/51% 100% no-repeat,
radial-gradient(circle 7px at 100% 100%,#0000 98%,#000) right/51% 100% no-repeat}
.lower{border-radius:0 0 10px 10px;
mask:radial-gradient(circle 7px at 0 0,#0000 98%,#000) left/51% 100% no-repeat,
radial-gradient(circle 7px at 100% 0,#0000 98%,#000) right/51% 100% no-repeat}
.tear{height:2px;margin:-1px 16px;position:relative;
background:radial-gradient(circle,var(--edge) 1px,#0000 1.2px) 0 50%/8px 2px}
.label,dt{color:var(--soft);font:450 .875rem/1.45 var(--ui)}
output{display:block;font:620 clamp(1.125rem,8vw,1.75rem)/1.3 var(--figures);overflow-wrap:anywhere}
.symbol{color:var(--soft);font-weight:450}
dl{display:grid}
dl div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;
min-height:44px;padding:8px 0;gap:0 16px}
dl div+div{border-top:1px solid var(--line)}
dd{font:450 .875rem/1.45 var(--ui)}
dd.figure{font:620 .9375rem/1.3 var(--figures);font-stretch:82%}
.acts{display:flex;flex-wrap:wrap-reverse;gap:12px}
.acts>*{display:grid;flex:1 1 auto;min-height:48px;padding:8px 16px;border:1px solid #0000;
border-radius:6px;font:620 .9375rem/1.45 var(--ui);place-items:center;text-decoration:none;
cursor:pointer}
.pay{flex-grow:2;background:var(--accent);color:var(--on-accent)}
.pay:active{background:var(--press)}
.decline{border-color:var(--edge);background:none;color:var(--text)}
.decline:active{background:var(--well)}
.back{background:var(--text);color:var(--ground)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.state{font:560 .9375rem/1.55 var(--ui)}
.note{color:var(--soft);font-size:.8125rem}
`;
