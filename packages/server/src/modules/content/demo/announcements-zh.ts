import type { AnnouncementTexts } from './announcements';

export const chinese: AnnouncementTexts = {
  demo: {
    title: '这是演示网站：所有资金均为试玩金',
    html: `
<p>本站的余额、投注和奖金都是<strong>试玩金</strong>，没有价值，也不能兑换成真实资金。</p>
<p>重新载入演示时，数据可能会被删除。详见<a href="/help?item=about">关于我们</a>。</p>`,
  },
  verify: {
    title: '如何自行验证一局',
    html: `
<p>服务器种子的哈希值在第一局之前公布。更换种子时，旧的服务器种子会被公布，您的设备即可重新计算该种子的每一局。</p>
<ol>
<li>在游戏中打开<strong>验证</strong>。</li>
<li>选择<strong>更换种子</strong>。</li>
<li>打开已公布的种子，选择一局。</li>
</ol>
<p>完整说明见<a href="/help?item=verify">帮助中心</a>。</p>`,
  },
  open: {
    title: '本站已开放与尚未开放的内容',
    html: `
<table>
<thead><tr><th>栏目</th><th>目前</th></tr></thead>
<tbody>
<tr><td><a href="/rng">老虎机</a></td><td>八款游戏，可用余额或试玩金</td></tr>
<tr><td>存款</td><td>测试支付；虚构银行的转账</td></tr>
<tr><td>取款</td><td>测试支付；虚构银行的转账</td></tr>
<tr><td><a href="/promotions">优惠活动</a></td><td>尚未开放</td></tr>
<tr><td>彩票、体育、真人娱乐</td><td>尚未开放</td></tr>
</tbody>
</table>`,
  },
  games: {
    title: '八款游戏的玩家回报率均为精确值',
    html: `
<p>每款老虎机标示的 RTP 由<strong>所有可能的结果</strong>计算得出，而非由已玩的局数估算。规则与赔付表见游戏内。</p>
<p>RTP 低于 100%：玩得越久，平均损失越多。详见<a href="/help?item=responsible">理性博彩</a>。</p>`,
  },
  deposit: {
    title: '存入试玩金：不涉及真实资金',
    html: `
<p>存款表单列出已开放的方式。选择<strong>测试支付</strong>时，测试页面代替支付公司：您可以付款或拒绝。</p>
<p>选择<strong>银行转账</strong>时，订单上有一家虚构银行的账号和附言；运营人员导入该银行的对账单后，款项存入您的钱包。</p>
<p>不会有人索取您的银行卡或钱包。操作步骤：<a href="/help?item=deposit">存款教程</a>。</p>`,
  },
  practice: {
    title: '注册前就能试玩',
    html: `
<p>全部八款老虎机都可用游戏的试玩金游玩，无需账户。前往<a href="/rng">老虎机大厅</a>，选择游戏后点按<strong>试玩</strong>。</p>`,
  },
  support: {
    title: '客服只在本站内',
    html: `
<p>任何自称本站客服打电话或发消息给您的人都是冒充者。<strong>切勿将密码告诉任何人。</strong></p>
<p>出现问题时，请复制错误信息中的参考编号。详见<a href="/help?item=contact">联系我们</a>。</p>`,
  },
  record: {
    title: '每一局都会列入您的投注记录',
    html: `
<p><a href="/?mc=personalHistoryCopy">投注记录</a>列出每一局的投注额、派彩、前后余额，以及您所选时间段的输赢。</p>`,
  },
  session: {
    title: '15 分钟未操作，会话即结束',
    html: `
<p>一个账户同一时间只能在一处登录：在另一台设备登录会结束此会话。进行中的局不会丢失，重新打开游戏即可看到结果。</p>`,
  },
  languages: {
    title: '本站提供七种语言',
    html: `
<p>可在页面顶部或菜单中切换语言。网站会在此设备上记住您的选择，以及深色或浅色主题。</p>`,
  },
  age: {
    title: '仅限年满 18 周岁人士',
    html: `
<p>注册时，您确认已年满 18 周岁。这里的资金是试玩金，但游戏习惯是真实的：请见<a href="/help?item=responsible">理性博彩</a>。</p>`,
  },
  licences: {
    title: '页脚的牌照标志为演示标志',
    html: `
<p>本站<strong>没有牌照</strong>。页脚的标志仅示意牌照将来的位置，并已标明为演示。详见<a href="/help?item=licences">牌照</a>。</p>`,
  },
};
