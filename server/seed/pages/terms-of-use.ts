import { newest } from '../../../contract/law/in-force.ts';
import { DUE_DAYS, PAYMENT_DEFAULT } from '../../../contract/law/invoice-terms.ts';
import { GRACE_DAYS } from '../../../contract/policy/subscription.ts';
import type { PageText } from './page-text.ts';

/** Product section 3, terms.1 to terms.5. Each clause carries its summary. */
export const termsOfUse: PageText = {
  id: 'terms-of-use',
  title: { de_DE: 'Nutzungsbedingungen', en_US: 'Terms of use', ar_AE: 'شروط الاستخدام' },
  text: {
    de_DE: `
## 1. Worum es geht

> Kurz: Wir bringen Menschen, die Arbeit suchen, und Firmen zusammen. Den Vertrag über die Arbeit schließt ihr selbst.

Diese Bedingungen gelten zwischen dir und {name}, {address}. Wir stellen die App bereit: Anzeigen, Bewerbungen,
Gespräche und Angebote. Wir sind weder Arbeitgeber noch Vertreter einer Seite, schulden keine Vermittlung und keinen
Vertragsschluss. Abweichende Bedingungen einer Firma gelten uns gegenüber nicht.

## 2. Dein Konto

> Kurz: ein Mensch, ein Konto, wahre Angaben.

Du gibst deinen Namen und dein Geburtsdatum richtig an und hältst dein Passwort geheim. Du kannst dein Konto jederzeit
löschen;{act:delete-account} 14 Tage lang lässt sich das zurücknehmen.{act:keep-account} Für Arbeitsuchende und Kreative kostet die App nichts und wird nichts
kosten; niemand darf hier Geld von ihnen verlangen.

## 3. Alter

> Kurz: ab 13; unter 16 mit Zustimmung der Eltern; Angebote unter 18 nur mit Unterschrift der Eltern.

Konten gibt es ab 13 Jahren. Unter 16 erreicht eine Bewerbung erst dann eine Firma, wenn die Sorgeberechtigten zustimmen,
in der Regel beide Eltern; ohne Antwort löschen wir das Konto nach {guardianEraseDays} Tagen, bei einem Nein sofort. Wer
unter 18 ist, kann sich nur auf Anzeigen bewerben, die nach den Regeln des Jugendarbeitsschutzes offenstehen, braucht für
ein Creator-Profil eine eigene Zustimmung der Sorgeberechtigten und kann ein Angebot nur annehmen, wenn sie
mitunterschreiben. Für Minderjährige bringt dieser Vertrag nur Vorteile: Sie schulden uns kein Geld und keine Leistung und
können jederzeit gehen; die übrigen Regeln sagen ihnen nur, wofür die App da ist. Mehr steht im
[Elternbrief](/sites/parents-letter).

## 4. Regeln für Firmen

> Kurz: echte Stellen, echte Bezahlung, eine Antwort für jede Bewerbung.

- Eine Anzeige steht für eine Stelle, die es gibt und die besetzt werden soll. Sie endet spätestens nach {adDays} Tagen.
- Anstellung, Minijob, Ausbildung und Ferienjob nennen die Bezahlung.
- Anzeigen sind neutral nach Geschlecht, Herkunft und Alter (AGG). Fragen nach bisherigem Gehalt, Familienplanung,
  Religion oder Gesundheit sind verboten, soweit das Gesetz sie nicht erlaubt.
- Gebühren, Kautionen, Käufe oder Vorkasse von Bewerbenden sind verboten.
- Jede Bewerbung bekommt eine Antwort. Wer eine Anzeige beendet, sagt allen ab, die noch warten, oder behält
  sie.{act:close-job}
- Daten von Bewerbenden dienen nur der Besetzung dieser Stelle und werden gelöscht, wenn ihre Zeit um ist.

## 5. Suche und Reihenfolge

> Kurz: Du sortierst, niemand kauft einen Platz.

Ergebnisse stehen nach Datum, Entfernung, Bezahlung oder Beginn, wie du es wählst.{act:sort} Bei Wörtern zählen Titel, Firma, Ort
und Aufgaben auch mit Teilen zusammengesetzter Wörter, die Beschreibung mit ganzen Wörtern. Kein Entgelt und keine
Eigenschaft deiner Person verändern die Reihenfolge. Bewerbende werden nicht bewertet und nicht sortiert.

## 6. Angebote und Verträge

> Kurz: Was du annimmst, ist der Wortlaut, den du gesehen hast.

Ein Angebot nennt seinen Wortlaut und eine Frist nach der Uhr des Servers. Wer annimmt, nimmt genau diesen Wortlaut an.
Befristete Arbeitsverträge brauchen Papier oder eine qualifizierte Signatur (§ 14 Absatz 4 TzBfG); dort ist die Annahme
eine Zusage und nicht der Vertrag, und das steht dabei.

## 7. Was nicht erlaubt ist

> Kurz: nichts Falsches, nichts Verletzendes, nichts Automatisches.

Verboten sind falsche Angaben, erfundene Stellen, Belästigung, Diskriminierung, unverlangte Werbung, rechtswidrige Inhalte, das
Umgehen der Altersregeln und das automatische Auslesen der App.

## 8. Meldungen, Entscheidungen, Widerspruch

> Kurz: Wir begründen, was wir tun, und du kannst widersprechen.

Alle können Inhalte melden.{act:report-ad}{act:report-message}{act:report-without-account} Menschen entscheiden; automatische
Mittel entscheiden nichts, außer Fristen, die hier stehen: Eine Anzeige endet mit ihrer Zeit, und von selbst, wenn auf
Bewerbungen {unreviewedDays} Tage lang niemand schaut. Ab welchem Alter eine Anzeige offen ist, rechnet die App nach dem
Gesetz aus. Wir können einen Inhalt entfernen, eine Anzeige beenden, einer Firma
das Veröffentlichen verbieten oder ein Konto auf Zeit oder Dauer sperren, und wählen das mildeste Mittel, das reicht. Du
erfährst, was war, die verletzte Regel oder das Gesetz, ob es automatisch geschah, wo und wie lange es gilt. Gegen jede
Entscheidung kannst du {appealMonths} Monate lang in der App Widerspruch einlegen,{act:object}{act:object-to-lock} ohne Konto mit
dem Link in unserer Mail;{act:object-without-account} darüber
entscheidet jemand anderes, in der Regel innerhalb von {appealDays} Tagen. Unabhängig davon kannst du ein Gericht anrufen.

## 9. Kostenpflichtige Leistungen für Firmen

> Kurz: nur für Unternehmen, mit einem Klick zum Ende des Zeitraums kündbar.{act:cancel-plan}

Pläne richten sich nur an Unternehmer (§ 14 BGB), Vereine und öffentliche Stellen; private Haushalte inserieren kostenlos. Preise sind netto zuzüglich Umsatzsteuer, soweit sie anfällt.
Rechnungen sind innerhalb von ${DUE_DAYS} Tagen nach ihrem Zugang zu zahlen, ohne Abzug; Verzug tritt spätestens ${newest(PAYMENT_DEFAULT).days} Tage nach
Fälligkeit und Zugang ein (§ 286 Abs. 3 BGB). Ein Plan verlängert sich um
seinen Zeitraum, bis er zum Ende des laufenden gekündigt wird; sofortiges Ende ist möglich, ohne Erstattung des laufenden
Zeitraums. Ist eine Rechnung überfällig, bleibt ${GRACE_DAYS} Tage lang alles, wie es ist; danach können keine neuen Anzeigen veröffentlicht werden, und
Bewerbungen können weiter beantwortet werden.

## 10. Haftung

> Kurz: bei Vorsatz, grober Fahrlässigkeit und Körperschäden voll, sonst begrenzt.

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem
Produkthaftungsgesetz und soweit wir eine Garantie übernommen oder einen Mangel arglistig verschwiegen haben. Bei einfacher
Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und nur auf den bei Verträgen dieser
Art typischen, vorhersehbaren Schaden. Wesentlich ist eine Pflicht, deren Erfüllung den Vertrag überhaupt erst möglich macht
und auf deren Einhaltung du dich regelmäßig verlassen darfst. Gehen Daten verloren, haften wir für den Aufwand, sie aus
einer Sicherung wiederherzustellen, wie sie üblich ist. Das gilt auch für Menschen, die für uns arbeiten.

## 11. Änderungen und Schluss

> Kurz: Wir sagen es vorher; alte Fassungen bleiben lesbar.

Änderungen kündigen wir mindestens sechs Wochen vorher per E-Mail an und erklären sie. Wesentliche Änderungen gelten nur,
wenn du zustimmst; stimmst du nicht zu, kannst du dein Konto löschen.{act:delete-account} Jede Fassung bleibt unter ihrer
Nummer lesbar.{act:read-version} Es gilt deutsches Recht; zwingender Verbraucherschutz deines Wohnsitzlandes bleibt
unberührt.
`,
    en_US: `
## 1. What this is about

> In short: we bring people who look for work and companies together. The contract about the work is between you.

These terms apply between you and {name}, {address}. We provide the app: advertisements, applications, conversations and
offers. We are neither employer nor agent of a side and owe neither placement nor the conclusion of a contract. Other
terms of a company do not apply towards us.

## 2. Your account

> In short: one person, one account, true facts.

You state your name and your date of birth truthfully and keep your password secret. You can delete your account at any
time;{act:delete-account} for 14 days this can be taken back.{act:keep-account} For job seekers and creators the app costs nothing and never will; nobody may
ask them for money here.

## 3. Age

> In short: from 13; below 16 with the parents’ consent; offers below 18 only with the parents’ signature.

Accounts are for people from 13. Below 16 an application reaches a company only once those who have custody agree, as a
rule both parents; without an answer we delete the account after {guardianEraseDays} days, after a no at once. People
below 18 can apply only for advertisements that are open to them under the rules of youth employment protection, need a
consent of its own by those who have custody for a creator profile, and can accept an offer only if they sign it too. For
minors this contract brings advantages only: they owe us neither money nor work and can leave at any time; the other rules
only tell them what the app is for. The [parents’ letter](/sites/parents-letter) says more.

## 4. Rules for companies

> In short: real jobs, real pay, an answer to every application.

- An advertisement stands for a job that exists and is to be filled. It ends after {adDays} days at the latest.
- Employment, mini jobs, apprenticeships and holiday jobs state their pay.
- Advertisements are neutral as to gender, origin and age (AGG). Questions about earlier pay, family planning, religion
  or health are forbidden unless the law allows them.
- Fees, deposits, purchases or advance payments by applicants are forbidden.
- Every application gets an answer. Anyone who ends an advertisement rejects all who still wait, or keeps
  them.{act:close-job}
- Applicants’ data serve to fill this job only and are erased when their time is over.

## 5. Search and order

> In short: you sort, nobody buys a place.

Results stand by date, distance, pay or start, as you choose.{act:sort} For words, title, company, place and tasks count with parts
of compound words too, descriptions with whole words. No payment and nothing about your person changes the order.
Applicants are neither scored nor ranked.

## 6. Offers and contracts

> In short: what you accept is the wording you have seen.

An offer states its wording and a deadline by the server’s clock. Whoever accepts it accepts exactly this wording.
Fixed-term employment contracts need paper or a qualified signature (section 14 (4) TzBfG); there the acceptance is a
promise and not the contract, and it says so.

## 7. What is not allowed

> In short: nothing false, nothing hurtful, nothing automatic.

Forbidden are false statements, invented jobs, harassment, discrimination, unsolicited advertising, illegal content, getting round
the rules on age, and reading the app out automatically.

## 8. Reports, decisions, appeals

> In short: we give reasons for what we do, and you can appeal.

Everybody can report content.{act:report-ad}{act:report-message}{act:report-without-account} People decide; automatic means decide
nothing but the periods named here: an advertisement ends with its time, and by itself if nobody looks at applications for
{unreviewedDays} days. From which age an advertisement is open is computed by the app from the law. We may remove content, end an advertisement, forbid a company to publish, or lock an account for a
time or for good, and choose the mildest means that suffices. You are told what happened, the rule or law that was broken,
whether it was done automatically, where it holds and for how long. Against each decision you can object in the app for
{appealMonths} months,{act:object}{act:object-to-lock} without an account by the link in our mail;{act:object-without-account} somebody else decides on it, as a rule within {appealDays} days. Apart
from that you can go to court.

## 9. Paid services for companies

> In short: for businesses only, cancelled with one click to the end of the period.{act:cancel-plan}

Plans are for businesses (section 14 BGB), clubs and public bodies only; private households advertise for free. Prices are net, plus VAT where it applies. Invoices
are payable within ${DUE_DAYS} days of receipt, without deduction; default begins at the latest ${newest(PAYMENT_DEFAULT).days} days after due date and
receipt (section 286 (3) BGB). A plan is renewed for its period until it is
cancelled to the end of the current one; ending it at once is possible, without a refund of the current period. When
an invoice is overdue, everything stays as it is for ${GRACE_DAYS} days; after that no new advertisements can be published, and applications can still
be answered.

## 10. Liability

> In short: in full for intent, gross negligence and injury, otherwise limited.

We are liable without limit for intent and gross negligence, for injury to life, body or health, under the Product
Liability Act, and as far as we have given a guarantee or concealed a defect in bad faith. For simple negligence we are
liable only if we breach an essential duty of the contract, and only for the damage that is typical and foreseeable for
contracts of this kind. A duty is essential if the contract cannot be carried out at all without it and you may regularly
rely on it. Where data are lost we are liable for the effort of restoring them from a backup as is usual. This holds for the
people who work for us as well.

## 11. Changes and end

> In short: we tell you first; old versions stay readable.

We announce changes by e-mail at least six weeks ahead and explain them. Substantial changes apply only if you agree; if
you do not, you can delete your account.{act:delete-account} Each version stays readable under its number.{act:read-version} German law applies; mandatory
consumer protection of the country you live in is unaffected.
`,
    ar_AE: `
## 1. ما هو الموضوع

> باختصار: نجمع من يبحث عن عمل مع الشركات. العقد على العمل بينكما. هذه ترجمة؛ النص الألماني هو الملزم.

تسري هذه الشروط بينك وبين {name}، {address}. نوفر التطبيق: إعلانات وطلبات ومحادثات
وعروض. لسنا صاحب عمل ولا وكيلًا عن طرف، ولا نلتزم بتوفير وظيفة ولا بإبرام عقد. لا تسري علينا شروط أخرى
لشركة.

## 2. حسابك

> باختصار: شخص واحد، حساب واحد، بيانات صحيحة.

تذكر اسمك وتاريخ ميلادك بصدق وتحافظ على سرية كلمة مرورك. يمكنك حذف حسابك في أي
وقت؛{act:delete-account} ويمكن التراجع عن ذلك لمدة 14 يومًا.{act:keep-account} لا يكلف التطبيق من يبحث عن عمل ولا صنّاع المحتوى شيئًا ولن يكلفهم أبدًا؛ ولا يُسمح لأحد
بطلب مال منهم هنا.

## 3. العمر

> باختصار: من 13 سنة؛ دون 16 سنة بموافقة الوالدين؛ العروض دون 18 سنة فقط بتوقيع الوالدين.

الحسابات لمن بلغ 13 سنة. دون 16 سنة لا يصل الطلب إلى شركة إلا بعد موافقة من لديهم حق الحضانة، وهم
عادة الوالدان؛ بدون رد نحذف الحساب بعد {guardianEraseDays} يومًا، وبعد الرفض فورًا. من هم دون 18 سنة
يمكنهم التقديم فقط إلى الإعلانات المتاحة لهم وفق قواعد حماية الشباب في العمل، ويحتاجون إلى موافقة خاصة ممن لديهم حق
الحضانة لملف صانع محتوى، ولا يمكنهم قبول عرض إلا إذا وقّع هؤلاء أيضًا. لا يجلب هذا العقد للقاصرين إلا مزايا:
لا يلتزمون لنا بمال ولا بعمل ويمكنهم المغادرة في أي وقت؛ القواعد الأخرى
تخبرهم فقط بالغرض من التطبيق. المزيد في [الرسالة إلى الوالدين](/sites/parents-letter).

## 4. قواعد للشركات

> باختصار: وظائف حقيقية، أجر حقيقي، رد على كل طلب.

- الإعلان لوظيفة موجودة ويُراد شغلها. ينتهي بعد {adDays} يومًا على الأكثر.
- العمل بعقد وMinijob وAusbildung وأعمال العطلة تذكر أجرها.
- الإعلانات محايدة تجاه الجنس والأصل والعمر (AGG). الأسئلة عن الأجر السابق أو تخطيط الأسرة أو الدين
  أو الصحة ممنوعة ما لم يسمح بها القانون.
- الرسوم أو الودائع أو المشتريات أو الدفعات المقدمة من مقدمي الطلبات ممنوعة.
- كل طلب يحصل على رد. من ينهي إعلانًا يرفض كل من ما زال ينتظر أو يحتفظ
  بهم.{act:close-job}
- بيانات مقدمي الطلبات لشغل هذه الوظيفة فقط وتُمحى عند انتهاء مدتها.

## 5. البحث والترتيب

> باختصار: أنت ترتّب، ولا أحد يشتري مكانًا.

تظهر النتائج حسب التاريخ أو المسافة أو الأجر أو البداية، كما تختار.{act:sort} في الكلمات يُحسب العنوان والشركة والمكان والمهام مع أجزاء
الكلمات المركبة أيضًا، والوصف بكلمات كاملة. لا دفع ولا شيء عن شخصك يغيّر الترتيب.
لا يُقيَّم مقدمو الطلبات ولا يُرتَّبون.

## 6. العروض والعقود

> باختصار: ما تقبله هو النص الذي رأيته.

يذكر العرض نصه ومهلة بحسب ساعة الخادم. من يقبله يقبل هذا النص بالضبط.
عقود العمل محددة المدة تحتاج إلى ورق أو توقيع مؤهل (§ 14 (4) TzBfG)؛ هناك يكون القبول
وعدًا لا عقدًا، ويُذكر ذلك.

## 7. ما هو غير مسموح

> باختصار: لا شيء كاذبًا، ولا مؤذيًا، ولا آليًا.

ممنوعة البيانات الكاذبة والوظائف الوهمية والمضايقة والتمييز والإعلانات غير المطلوبة والمحتوى غير القانوني والالتفاف
على قواعد العمر والقراءة الآلية للتطبيق.

## 8. البلاغات والقرارات والاعتراضات

> باختصار: نذكر أسباب ما نفعله، ويمكنك الاعتراض.

يمكن لكل شخص الإبلاغ عن محتوى.{act:report-ad}{act:report-message}{act:report-without-account} يقرر أشخاص؛ الوسائل الآلية لا تقرر
إلا المدد المذكورة هنا: ينتهي الإعلان بانتهاء مدته، ومن تلقاء نفسه إذا لم ينظر أحد في الطلبات لمدة
{unreviewedDays} يومًا. من أي عمر يكون الإعلان متاحًا يحسبه التطبيق من القانون. يجوز لنا إزالة محتوى أو إنهاء إعلان أو منع شركة من النشر أو قفل حساب لمدة
أو نهائيًا، ونختار أخف وسيلة كافية. تُخبر بما حدث، وبالقاعدة أو القانون الذي خولف،
وإن كان ذلك آليًا، وأين يسري وكم المدة. يمكنك الاعتراض على كل قرار في التطبيق خلال
{appealMonths} أشهر،{act:object}{act:object-to-lock} وبدون حساب عبر الرابط في رسالتنا؛{act:object-without-account} يقرر بشأنه شخص آخر، عادة خلال {appealDays} يومًا. إضافة إلى ذلك
يمكنك اللجوء إلى المحكمة.

## 9. خدمات مدفوعة للشركات

> باختصار: للشركات فقط، والإلغاء بنقرة واحدة لنهاية الفترة.{act:cancel-plan}

الباقات للشركات (§ 14 BGB) والجمعيات والجهات العامة فقط؛ الأسر الخاصة تعلن مجانًا. الأسعار صافية، تضاف إليها ضريبة القيمة المضافة حيث تسري. الفواتير
مستحقة خلال ${DUE_DAYS} يومًا من الاستلام، بدون خصم؛ يبدأ التأخير على الأكثر بعد ${newest(PAYMENT_DEFAULT).days} يومًا من الاستحقاق
والاستلام (§ 286 (3) BGB). تتجدد الباقة لفترتها حتى
تُلغى لنهاية الفترة الجارية؛ الإنهاء الفوري ممكن بدون استرداد عن الفترة الجارية. عندما
تتأخر فاتورة يبقى كل شيء كما هو لمدة ${GRACE_DAYS} يومًا؛ بعدها لا يمكن نشر إعلانات جديدة، وما زال الرد على الطلبات
ممكنًا.

## 10. المسؤولية

> باختصار: كاملة عند القصد والإهمال الجسيم والإصابات، وغير ذلك محدودة.

نتحمل مسؤولية غير محدودة عن القصد والإهمال الجسيم، وعن إصابة الحياة أو الجسم أو الصحة، وفق قانون
مسؤولية المنتجات، وبقدر ما قدمنا ضمانًا أو أخفينا عيبًا بسوء نية. عند الإهمال البسيط
نتحمل المسؤولية فقط إذا أخللنا بالتزام جوهري في العقد، وفقط عن الضرر المعتاد والمتوقع
لعقود من هذا النوع. الالتزام جوهري إذا كان تنفيذ العقد غير ممكن بدونه أصلًا ويحق لك
الاعتماد عليه عادة. عند فقدان بيانات نتحمل تكلفة استعادتها من نسخة احتياطية معتادة. يسري هذا
على من يعملون لدينا أيضًا.

## 11. التغييرات والنهاية

> باختصار: نخبرك أولًا؛ الإصدارات القديمة تبقى قابلة للقراءة.

نعلن التغييرات بالبريد قبل ستة أسابيع على الأقل ونشرحها. التغييرات الجوهرية لا تسري إلا إذا وافقت؛ إذا
لم توافق يمكنك حذف حسابك.{act:delete-account} يبقى كل إصدار قابلًا للقراءة برقمه.{act:read-version} يسري القانون الألماني؛
وتبقى حماية المستهلك الإلزامية في بلد سكنك قائمة.
`,
  },
};
