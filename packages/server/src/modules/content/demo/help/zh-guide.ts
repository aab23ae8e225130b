import type { HelpGuide } from '../help';

export const guideInChinese: HelpGuide = {
  about: {
    title: '关于我们',
    html: `
<p>这是一个游戏投注网站的<strong>演示</strong>。除资金外，一切都与真实网站一样运作：余额、投注和奖金都是试玩金，不能兑换成真实资金。</p>
<h3>这里有什么</h3>
<ul>
<li>八款自有老虎机，可用余额游玩，也可<a href="/rng">无需账户试玩</a>。</li>
<li>钱包、投注记录和资金记录，以及<a href="/help?item=verify">自行验证每一局</a>的工具。</li>
<li>不涉及真实资金的<a href="/help?item=deposit">存款和取款</a>，以及试玩金转账。</li>
<li>以两步验证和通行密钥<a href="/help?item=security">保护账户</a>；取款需要时提交身份证件。</li>
<li><a href="/help?item=responsible">游戏限额、休息和自我禁制</a>。</li>
<li><a href="/help?item=contact">在线客服</a>、请求、投诉和站内信。</li>
</ul>
<h3>这里没有什么</h3>
<p>这里没有优惠活动、彩票、体育、真人娱乐和等级。页脚的牌照标志已标明为演示：本站没有牌照。</p>`,
  },
  news: {
    title: '最新消息',
    html: `
<p>本站的消息就是<a href="/noticePage">公告</a>：每条都有日期和自己的地址。新公告会自动出现在已打开的页面中。</p>
<p>本站不发布有关奖品或玩家人数的消息：在演示网站上，这些都不会是真的。首页的最新中奖列表只包含已结算的局。</p>`,
  },
  beginner: {
    title: '新手指南',
    html: `
<ol>
<li><strong>先试玩。</strong>前往<a href="/rng">老虎机大厅</a>，选择一款游戏，再选试玩。试玩使用试玩金，无需账户。</li>
<li><strong>创建账户。</strong>只需用户名和密码。您必须年满 18 周岁，并同意<a href="/help?item=terms">使用条款</a>。</li>
<li><strong>存入试玩金。</strong>按照<a href="/help?item=deposit">存款教程</a>操作。
首次存款的下方可以设置<a href="/help?item=responsible">限额</a>。</li>
<li><strong>投注。</strong>在游戏中选择投注额并旋转。规则和赔付表都在游戏内。</li>
<li><strong>回看。</strong>每一局都列在您的<a href="/?mc=personalHistoryCopy">投注记录</a>中，并附前后余额。</li>
</ol>
<h3>一局中连接中断</h3>
<p>结果已由服务器决定并保存。重新打开游戏，即可看到该局的结果。</p>
<h3>被登出</h3>
<p>15 分钟没有操作，或账户在另一台设备登录时，会话会自动结束。</p>`,
  },
  deposit: {
    title: '存款教程',
    html: `
<p>表单列出目前开放的方式，以及各自的最低、最高金额和手续费。无论哪种方式，资金都是试玩金。</p>
<ul>
<li><strong>测试支付</strong>：一个支付页面代替支付公司。您在那里付款或拒绝，不会有人索取您的银行卡、银行账户或钱包。</li>
<li><strong>银行转账</strong>（越南盾账户）：存款单显示账号、附言和二维码。该银行和账户都是虚构的：
<strong>请勿向其转账</strong>。演示网站的运营者录入该银行的对账单后，这类存款单才会入账。</li>
</ul>
<h3>操作步骤</h3>
<ol>
<li>登录并打开会员中心的<a href="/?mc=depositv2">存款</a>。</li>
<li>选择方式，输入金额或选用建议金额。</li>
<li>核对存款单。使用测试支付时，前往支付页面。</li>
<li>返回存款页面。资金到账后，余额会自动更新。</li>
</ol>
<table>
<thead><tr><th>存款单</th><th>您的钱包</th></tr></thead>
<tbody>
<tr><td>处理中</td><td>暂无变化</td></tr>
<tr><td>核对中</td><td>暂无变化；有人正在查看到账的款项</td></tr>
<tr><td>已到账</td><td>按存款单的实收金额增加</td></tr>
<tr><td>失败</td><td>不变</td></tr>
<tr><td>已过期</td><td>不变；迟到的款项会入账，或由人员查看</td></tr>
</tbody>
</table>
<h3>取款</h3>
<p>会员中心的<a href="/?mc=withdraw">取款</a>需要交易密码，以及您本人名下的收款账户；新账户添加 24 小时后才可使用。
存入的资金须先投注一次才能取出。每个请求都有人员查看，页面会显示进度。<strong>不会汇出真实资金。</strong></p>`,
  },
  verify: {
    title: '如何验证一局',
    html: `
<p>每一局的结果由三项内容通过 HMAC-SHA256 计算得出：<strong>服务器种子</strong>、<strong>您的种子</strong>
和<strong>局的编号</strong>（nonce）。</p>
<ol>
<li>服务器种子的哈希值在第一局之前公布，因此事后更改种子必然会被发现。</li>
<li>您的种子由您自定，1 至 64 个字符。</li>
<li>更换新种子时，旧的服务器种子会被公布，该种子的每一局即可验证。</li>
</ol>
<h3>操作方法</h3>
<ol>
<li>在游戏中打开<strong>验证</strong>。</li>
<li>选择<strong>更换种子</strong>。局未结束时不能更换。</li>
<li>打开已公布的种子，选择一局。您的设备会重新计算盘面和奖金，并与保存的局比较。</li>
</ol>
<p>您也可以用一个无需联网的文件，在命令行中计算。</p>`,
  },
  licences: {
    title: '牌照',
    html: `
<p>本站<strong>没有牌照</strong>：这是使用试玩金的演示网站。</p>
<p>页脚的标志示意牌照将来的位置，并已标明为演示。图案由我们自行绘制，不是任何机构的印章。</p>
<p>拥有真实牌照的网站会写明牌照编号，并链接到发照机构的登记册。</p>`,
  },
  contact: {
    title: '联系我们',
    html: `
<p>无论有没有账户，请<strong>在本站内</strong>联系客服：</p>
<ul>
<li>通过<strong>在线客服</strong>。聊天窗口会显示是否有人值班；消息会保留到有人回复为止。</li>
<li>在<strong>意见与投诉</strong>中提交请求。请求会得到编号和答复期限。
玩家在<a href="/?mc=messageV2">站内信</a>中阅读答复；访客的答复会发到请求中填写的电子邮箱。</li>
</ul>
<p>客服没有电话号码，不会给任何人打电话，也不会索取密码或验证码；这样做的人都是冒充者。</p>
<h3>出现问题时</h3>
<p>每条错误信息都有<strong>参考编号</strong>。网站的运营者凭它在日志中找到该错误，所以报告之前请先复制。</p>
<h3>切勿发送密码</h3>
<p>查找错误不需要您的密码。</p>`,
  },
};
