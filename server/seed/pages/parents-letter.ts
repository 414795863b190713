import type { PageText } from './page-text.ts';

/** Product section 3, parents.1 to parents.6. The times are those of contract/law/age-law.ts: change them together. */
export const parentsLetter: PageText = {
  id: 'parents-letter',
  title: { de_DE: 'Elternbrief', en_US: 'Letter to parents', ar_AE: 'الرسالة إلى الوالدين' },
  text: {
    de_DE: `
## Liebe Eltern

Ihr Kind möchte Zusage nutzen, eine App für Ferienjobs, Nebenjobs, Praktika und Ausbildungsplätze. Sie wird betrieben von
{name}, {address}. Sie kostet Ihr Kind und Sie nichts, jetzt und später. Dieser Brief sagt, was Ihr Kind damit tun kann,
was andere davon sehen und was Sie bestätigen.

## Was Ihr Kind arbeiten darf

Ihr Kind kann sich nur auf Stellen bewerben, die nach dem Alter offenstehen. Die Regeln stehen im
Jugendarbeitsschutzgesetz und in der Kinderarbeitsschutzverordnung:

| Alter | Was | Wie lange | Wann |
| 13 und 14 Jahre | leichte Arbeit, die nicht gewerblich ist, oder Zeitungen und Prospekte austragen; mit Ihrer Zustimmung | bis 2 Stunden am Tag, in landwirtschaftlichen Familienbetrieben 3 | zwischen 8 und 18 Uhr, nicht vor und während der Schule |
| 15 bis 17 Jahre, solange die Vollzeitschulpflicht dauert (9 oder 10 Schuljahre), in der Schulzeit | wie mit 13 und 14 | bis 2 Stunden am Tag, in landwirtschaftlichen Familienbetrieben 3 | zwischen 8 und 18 Uhr, nicht vor und während der Schule |
| 15 bis 17 Jahre, solange die Vollzeitschulpflicht dauert, in den Ferien | leichte und ungefährliche Arbeit | bis 8 Stunden am Tag, 40 in der Woche, höchstens 4 Wochen im Jahr | zwischen 6 und 20 Uhr, in Gaststätten ab 16 Jahren bis 22 Uhr |
| 15 bis 17 Jahre, nach der Vollzeitschulpflicht, auch auf einer weiterführenden Schule | ungefährliche Arbeit, kein Akkord | bis 8 Stunden am Tag, 40 in der Woche, an 5 Tagen | zwischen 6 und 20 Uhr, in Gaststätten ab 16 Jahren bis 22 Uhr |

Bezahlte Werbung und andere Medienarbeit unter 15 Jahren braucht eine Bewilligung der Behörde; die App bietet sie nicht
an.

## Was Firmen von Ihrem Kind sehen

- Bei einer Bewerbung: einen gekürzten Namen, den Text der Bewerbung und die Altersgruppe.
- Erst wenn die Firma die Bewerbung annimmt: den vollen Namen und die E-Mail-Adresse.
- Nie: das Geburtsdatum, ein Bild, die Adresse, andere Bewerbungen. Ihr Kind kann nicht gesucht werden.

Firmen dürfen Ihrem Kind nicht zuerst schreiben. Lesebestätigungen sind aus, und von 22 bis 7 Uhr kommen keine
Mitteilungen. „Nachricht melden“ ist bei jeder Nachricht zwei Tipps entfernt;{act:report-message} Menschen prüfen das.

## Was Sie bestätigen

1. Dass Sie sorgeberechtigt sind und diesen Brief gelesen haben.
2. Dass Ihr Kind unter 16 ein Konto haben darf und wir dafür seine Daten verarbeiten, wie es im
   [Datenschutz](/sites/privacy) steht.
3. Nur wenn Sie es eigens ankreuzen oder später eigens gefragt werden: dass Ihr Kind ab 15 Jahren ein Creator-Profil
   führen darf, also Firmen bezahlte Beiträge anbietet. Das gilt bis 18 Jahre.
4. Später, für jedes Angebot einzeln und bis 18 Jahre: dass Ihr Kind dieses Angebot annehmen darf.

In der Regel entscheiden beide Eltern gemeinsam. Auf der Seite sagen Sie, ob Sie allein sorgeberechtigt sind, ob der andere
Elternteil Sie ermächtigt hat oder ob wir ihn auch fragen sollen. Die Sätze, die Sie bestätigen, bewahren wir im Wortlaut
auf.

Zum Konto gehören kein Creator-Profil, keine Bilder Ihres Kindes in der Öffentlichkeit und keine Zahlungen.

## So geht es

Sie bekommen eine E-Mail mit einem Link, der einmal gilt und nach {guardianLinkDays} Tagen endet. Er öffnet eine Seite,
auf der Sie zustimmen{act:guardian-agree} oder ablehnen;{act:guardian-refuse} ein Konto brauchen Sie nicht. Ohne Ihre
Zustimmung bekommt keine Firma eine Bewerbung. Lehnen Sie ab, löschen wir das Konto und Ihre Adresse sofort. Antworten Sie
nicht, erinnern wir Sie nach {guardianRemindDays} Tagen einmal und löschen beides nach {guardianEraseDays} Tagen. Ihr Kind
sieht, ob die Mail unterwegs, geöffnet oder beantwortet ist.{act:guardian-state}

## Wie Sie es zurücknehmen

Jederzeit, ohne Grund: mit dem Link in der Bestätigung{act:guardian-withdraw} oder mit einer E-Mail an {mail}. Unter 16
Jahren ruht das Konto dann: Ihr Kind kann suchen und lesen, Bewerbungen erreichen keine Firma, und nach
{guardianEraseDays} Tagen ohne neue Zustimmung löschen wir es. Ab 16 Jahren braucht das Konto Ihre Zustimmung nicht mehr,
und eine Rücknahme ändert nichts daran. Ein Creator-Profil wird bis 18 Jahre angehalten. Was bis dahin geschah, bleibt
rechtmäßig.

## Wenn Sie fragen oder etwas melden möchten

Schreiben Sie an {mail} oder rufen Sie an: {phone}. Wir antworten in Ihrer Sprache, so gut wir können. Diesen Brief können
Sie ausdrucken;{act:print} eine andere Sprache wählen Sie oben auf der Seite.{act:choose-language}
`,
    en_US: `
## Dear parents

Your child would like to use Zusage, an app for holiday jobs, side jobs, internships and apprenticeships. It is run by
{name}, {address}. It costs your child and you nothing, now and later. This letter says what your child can do with it,
what others see of it, and what you confirm.

## What your child may work

Your child can apply only for jobs that are open to their age. The rules are those of the German Youth Employment
Protection Act and the Child Labour Protection Ordinance:

| Age | What | How long | When |
| 13 and 14 | light work that is not commercial, or delivering newspapers and leaflets; with your consent | up to 2 hours a day, 3 on family farms | between 8:00 and 18:00, not before or during school |
| 15 to 17, as long as full-time compulsory schooling lasts (9 or 10 school years), in term time | as at 13 and 14 | up to 2 hours a day, 3 on family farms | between 8:00 and 18:00, not before or during school |
| 15 to 17, as long as full-time compulsory schooling lasts, in the holidays | light work without danger | up to 8 hours a day, 40 a week, at most 4 weeks a year | between 6:00 and 20:00, in hospitality from 16 until 22:00 |
| 15 to 17, after full-time compulsory schooling, also at an upper school | work without danger, no piecework | up to 8 hours a day, 40 a week, on 5 days | between 6:00 and 20:00, in hospitality from 16 until 22:00 |

Paid advertising and other work for media below 15 needs a permit of the authority; the app does not offer it.

## What companies see of your child

- With an application: a shortened name, the text of the application and the age group.
- Only once the company accepts the application: the full name and the e-mail address.
- Never: the date of birth, a picture, the address, other applications. Your child cannot be searched for.

Companies may not write to your child first. Read receipts are off, and no notifications arrive between 22:00 and 7:00.
“Report this message” is two taps away from every message;{act:report-message} people look at it.

## What you confirm

1. That you have custody and have read this letter.
2. That your child may have an account below 16 and that we process their data for it as the
   [privacy page](/sites/privacy) says.
3. Only if you tick it on its own, or are asked for it later on its own: that your child may have a creator profile from
   15 on, that is, offer paid posts to companies. It counts until 18.
4. Later, for each offer on its own and until 18: that your child may accept this offer.

As a rule both parents decide together. On the page you say whether you have custody alone, whether the other parent has
authorised you, or whether we should ask them as well. We keep the sentences you confirm word for word.

An account covers no creator profile, no pictures of your child in public and no payments.

## How it works

You get an e-mail with a link that works once and ends after {guardianLinkDays} days. It opens a page on which you
agree{act:guardian-agree} or refuse;{act:guardian-refuse} you need no account. Without your consent no company gets an
application. If you refuse, we delete the account and your address at once. If you do not answer, we remind you once after
{guardianRemindDays} days and delete both after {guardianEraseDays} days. Your child sees whether the mail is on its way,
opened or answered.{act:guardian-state}

## How you take it back

At any time, without a reason: with the link in the confirmation{act:guardian-withdraw}, or by writing to {mail}. Below 16
the account then rests: your child can search and read, applications reach no company, and after {guardianEraseDays} days
without a new consent we delete it. From 16 on the account no longer needs your consent, and taking it back changes nothing
about it. A creator profile is paused until 18. What happened until then stays lawful.

## If you want to ask or report something

Write to {mail} or call {phone}. We answer in your language as well as we can. You can print this letter;{act:print} another language
is chosen at the top of the page.{act:choose-language}
`,
    ar_AE: `
## إلى الوالدين

يريد طفلكم استخدام Zusage، وهو تطبيق لأعمال العطلة والأعمال الجانبية والتدريب العملي والتدريب المهني (Ausbildung). يديره
{name}، {address}. لا يكلف طفلكم ولا يكلفكم شيئًا، الآن ولاحقًا. تذكر هذه الرسالة ما يمكن لطفلكم فعله به، وما يراه الآخرون
عنه، وما تؤكدونه. هذه ترجمة؛ النص الألماني هو الملزم.

## ما يُسمح لطفلكم بالعمل به

يمكن لطفلكم التقديم فقط إلى الوظائف المتاحة لعمره. القواعد هي قواعد قانون حماية الشباب في العمل ولائحة حماية الأطفال في
العمل الألمانيين:

| العمر | ماذا | كم المدة | متى |
| 13 و14 سنة | عمل خفيف غير تجاري، أو توزيع صحف ومنشورات؛ بموافقتكم | حتى ساعتين في اليوم، 3 في المزارع العائلية | بين الساعة 8:00 و18:00، لا قبل المدرسة ولا أثناءها |
| 15 إلى 17 سنة، ما دام التعليم الإلزامي الكامل مستمرًا (9 أو 10 سنوات دراسية)، في وقت الدراسة | كما في 13 و14 سنة | حتى ساعتين في اليوم، 3 في المزارع العائلية | بين الساعة 8:00 و18:00، لا قبل المدرسة ولا أثناءها |
| 15 إلى 17 سنة، ما دام التعليم الإلزامي الكامل مستمرًا، في العطل | عمل خفيف غير خطر | حتى 8 ساعات في اليوم، 40 في الأسبوع، 4 أسابيع في السنة على الأكثر | بين الساعة 6:00 و20:00، وفي المطاعم من 16 سنة حتى 22:00 |
| 15 إلى 17 سنة، بعد التعليم الإلزامي الكامل، وفي المدرسة الثانوية أيضًا | عمل غير خطر، لا عمل بالقطعة | حتى 8 ساعات في اليوم، 40 في الأسبوع، في 5 أيام | بين الساعة 6:00 و20:00، وفي المطاعم من 16 سنة حتى 22:00 |

الإعلانات المدفوعة وأعمال الإعلام الأخرى دون 15 سنة تحتاج إلى تصريح من السلطة؛ لا يوفرها التطبيق.

## ما تراه الشركات عن طفلكم

- عند الطلب: اسم مختصر ونص الطلب وفئة العمر.
- فقط بعد أن تقبل الشركة الطلب: الاسم الكامل والبريد الإلكتروني.
- أبدًا: تاريخ الميلاد أو صورة أو العنوان أو طلبات أخرى. لا يمكن البحث عن طفلكم.

لا يُسمح للشركات بأن تبدأ بالكتابة إلى طفلكم. تأكيد القراءة متوقف، ولا تصل إشعارات بين الساعة 22:00 و7:00.
«الإبلاغ عن هذه الرسالة» على بعد لمستين من كل رسالة؛{act:report-message} ينظر فيه أشخاص.

## ما تؤكدونه

1. أن لديكم حق الحضانة وأنكم قرأتم هذه الرسالة.
2. أنه يُسمح لطفلكم دون 16 سنة بامتلاك حساب، وأننا نعالج بياناته لهذا الغرض كما تذكر
   [صفحة الخصوصية](/sites/privacy).
3. فقط إذا علّمتم ذلك على حدة أو سُئلتم عنه لاحقًا على حدة: أنه يُسمح لطفلكم من 15 سنة بامتلاك ملف صانع محتوى، أي عرض منشورات مدفوعة على شركات. يسري ذلك حتى 18 سنة.
4. لاحقًا، لكل عرض على حدة وحتى 18 سنة: أنه يُسمح لطفلكم بقبول هذا العرض.

عادة يقرر الوالدان معًا. في الصفحة تذكرون إن كان حق الحضانة لكم وحدكم، أو إن كان الوالد الآخر قد فوّضكم، أو إن كان ينبغي
أن نسأله أيضًا. نحفظ الجمل التي تؤكدونها حرفيًا.

لا يشمل الحساب ملف صانع محتوى ولا صورًا علنية لطفلكم ولا مدفوعات.

## كيف يتم ذلك

تصلكم رسالة بريد فيها رابط يعمل مرة واحدة وينتهي بعد {guardianLinkDays} يومًا. يفتح صفحة
توافقون فيها{act:guardian-agree} أو ترفضون؛{act:guardian-refuse} لا تحتاجون إلى حساب. بدون موافقتكم لا تحصل أي شركة على
طلب. إذا رفضتم نحذف الحساب وعنوانكم فورًا. إذا لم تردوا نذكّركم مرة واحدة بعد {guardianRemindDays} أيام ونحذف الاثنين بعد
{guardianEraseDays} يومًا. يرى طفلكم إن كانت الرسالة في الطريق أو فُتحت أو تم الرد عليها.{act:guardian-state}

## كيف تسحبون الموافقة

في أي وقت وبدون سبب: بالرابط الموجود في التأكيد{act:guardian-withdraw} أو بالكتابة إلى {mail}. دون 16 سنة
يتوقف الحساب عندئذ: يمكن لطفلكم البحث والقراءة، ولا تصل الطلبات إلى أي شركة، وبعد {guardianEraseDays} يومًا بدون موافقة
جديدة نحذفه. من 16 سنة لا يحتاج الحساب إلى موافقتكم، وسحبها لا يغيّر شيئًا فيه. ملف صانع المحتوى يتوقف مؤقتًا حتى 18 سنة.
ما حدث حتى ذلك الحين يبقى قانونيًا.

## إذا أردتم السؤال أو الإبلاغ عن شيء

يمكنكم الكتابة إلى {mail} أو الاتصال: {phone}. نرد بلغتكم قدر استطاعتنا. يمكنكم طباعة هذه الرسالة؛{act:print} وتُختار لغة
أخرى في أعلى الصفحة.{act:choose-language}
`,
  },
};
