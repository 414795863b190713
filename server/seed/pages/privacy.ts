import type { PageText } from './page-text.ts';

/**
 * Product section 3, privacy.1 to privacy.6. Its table is made from the register of holdings; what else it says is
 * what this program does: change them together.
 */
export const privacy: PageText = {
  id: 'privacy',
  title: { de_DE: 'Datenschutz', en_US: 'Privacy', ar_AE: 'الخصوصية' },
  text: {
    de_DE: `
## Kurz gesagt

> Wir brauchen deine Daten, damit eine Bewerbung ankommt und beantwortet wird, und für sonst nichts. Keine Werbung, keine
> Weitergabe an Dritte zu deren Zwecken, niemand wird bewertet oder sortiert. Firmen sehen deinen Kontakt erst, wenn sie
> deine Bewerbung annehmen, dein Geburtsdatum nie. Du kannst alles mitnehmen und alles
> löschen.{act:export}{act:delete-account}

## Wer verantwortlich ist

{name}, {address}. E-Mail: {mail}, Telefon: {phone}. Mehr steht im [Impressum](/sites/imprint).

{if:dataProtectionOfficer}Datenschutzbeauftragte oder Datenschutzbeauftragter: {dataProtectionOfficer}
{unless:dataProtectionOfficer}Eine Datenschutzbeauftragte oder ein Datenschutzbeauftragter ist nicht benannt, weil das Gesetz es hier nicht verlangt.

## Wofür, auf welcher Grundlage, wie lange

{processing}

Einwilligungen kannst du jederzeit zurücknehmen: Eltern mit dem Link in ihrer Bestätigung,{act:guardian-withdraw}
Mitteilungen auf ein Gerät in den Einstellungen.{act:push-off}

Ohne Namen, E-Mail-Adresse und Geburtsdatum gibt es kein Konto, ohne die Adresse eines Elternteils keines unter 16 Jahren.
Alles andere ist freiwillig. Die Adressen von Eltern nennt uns ihr Kind oder der andere Elternteil, die Zahlen eines
Creator-Kanals lesen wir auf dem Kanal; alles andere gibst du uns selbst.

Wo wir uns auf ein berechtigtes Interesse stützen (Buchstabe f), ist es dieses: dass der Dienst läuft, sicher ist und
Firmen erfahren, wie oft eine Anzeige geöffnet wurde. Du kannst dem widersprechen: schreib an {mail}.

## Was Firmen sehen

- Vor der Annahme: einen gekürzten Namen, deinen Text, deine Antworten und Dateien, und ob du unter 15, 15 bis 17 oder ab
  18 bist.
- Nach der Annahme: deinen Namen und deine E-Mail-Adresse.
- Nie: dein Geburtsdatum, deine anderen Bewerbungen, was du suchst, speicherst oder ausblendest. Bilder von Minderjährigen
  bleiben verborgen.

Suchergebnisse stehen in der Reihenfolge, die du wählst. Es gibt kein Profiling und keine automatische Entscheidung
nach Artikel 22 DSGVO.

## Wer für uns arbeitet

Diese Dienstleister verarbeiten Daten in unserem Auftrag (Artikel 28 DSGVO):

{if:hosting}- Server und Sicherungskopien: {hosting}
{unless:hosting}- Server und Sicherungskopien: Wir betreiben sie selbst.
{if:mailProvider}- Versand von E-Mails: {mailProvider}
{unless:mailProvider}- Versand von E-Mails: Wir betreiben ihn selbst.
{if:firebase}- Anmeldung: Google Ireland Limited (Firebase Authentication), Dublin, Irland.
{unless:firebase}- Anmeldung: Der Anmeldedienst ist Teil von Zusage; kein Dritter bekommt dein Passwort.
{if:stripe}- Zahlungen von Firmen: Stripe Payments Europe, Limited, Dublin, Irland.
{unless:stripe}- Zahlungen von Firmen: per Überweisung auf unser Konto; die Bank sieht Name und Betrag.
- Mitteilungen: der Dienst deines Browsers (Apple, Google, Microsoft oder Mozilla). Er bekommt nur eine Kennung, nie den
  Inhalt.

Wo ein Dienst in den USA verarbeitet, stützt sich das auf den Angemessenheitsbeschluss zum Datenschutzrahmen EU-USA oder
auf Standardvertragsklauseln.

## Deine Rechte

- Auskunft und Mitnahme: [Einstellungen](/pwa/user/settings?group=data), „Alle meine Daten herunterladen“.{act:export} Das geht auch, wenn dein Konto
  gesperrt ist.
- Berichtigung: in deinem [Profil](/pwa/user), „Meine Angaben ändern“.{act:correct-details} Das Geburtsdatum
  eines Kindes, dessen Eltern gefragt wurden, berichtigen die Eltern.{act:correct-birth-date}
- Löschung: [Einstellungen](/pwa/user/settings?group=data), „Konto löschen“.{act:delete-account} 14 Tage lang kannst du es
  zurücknehmen.{act:keep-account}
- Widerspruch, Einschränkung, Widerruf einer Einwilligung: schreib an {mail}. Mitteilungen auf ein Gerät schaltest du in
  den [Einstellungen](/pwa/user/settings?group=notifications) ab{act:push-off}, E-Mails über Neues mit dem Link am Ende jeder davon.{act:unsubscribe}
- Beschwerde: bei jeder Datenschutz-Aufsichtsbehörde, auch bei der an deinem Wohnort.

## Was auf deinem Gerät liegt

Anzeigen, deine Bewerbungen, Nachrichten, Entwürfe und was noch zu senden ist, damit die App ohne Netz arbeitet; dazu
Sprache, Farbschema und Anmeldung. Das ist unbedingt erforderlich (§ 25 Absatz 2 TDDDG), darum fragen wir nicht. Es gibt
keine Cookies für Werbung oder Messung. In den Einstellungen siehst du, wie viel es ist, und kannst es mit „Dieses Gerät leeren“
löschen.{act:clear-device}

Wenn du dich abmeldest, oder von einem anderen Gerät aus abgemeldet wirst, löscht die App das hier.{act:sign-out} Was noch nicht
gesendet war, bleibt 30 Tage lang verschlüsselt liegen, und nur deine nächste Anmeldung öffnet es. War das Gerät seit der
Anmeldung nie im Netz, fehlt ihm der Schlüssel, und es bleibt so lange unverschlüsselt.

## Für Kinder und Jugendliche

> Du gibst uns deinen Namen und dein Geburtsdatum, weil das Gesetz dich schützt. Firmen sehen nicht, wie alt du genau
> bist. Bist du unter 16, müssen deine Eltern erst Ja sagen; sagen sie Nein
> oder nichts, löschen wir dein Konto. Niemand darf dich zuerst anschreiben. Wenn dir etwas komisch
> vorkommt, tippe auf „Nachricht melden“.{act:report-message} Du kannst dein Konto jederzeit löschen.{act:delete-account}

Mehr für Eltern steht im [Elternbrief](/sites/parents-letter).

## Fassungen

Jede Fassung bleibt unter ihrer Nummer lesbar.{act:read-version} Ändert sich etwas Wichtiges, schreiben wir dir, bevor es
gilt.
`,
    en_US: `
## In short

> We need your data so that an application arrives and is answered, and for nothing else. No advertising, nothing handed
> to others for their own purposes, nobody is scored or ranked. Companies see how to reach you only once they accept your
> application, and your date of birth never. You can take everything with you and delete
> everything.{act:export}{act:delete-account}

## Who is responsible

{name}, {address}. E-mail: {mail}, telephone: {phone}. The [imprint](/sites/imprint) says more.

{if:dataProtectionOfficer}Data protection officer: {dataProtectionOfficer}
{unless:dataProtectionOfficer}No data protection officer is appointed, because the law does not ask for one here.

## What for, on which basis, for how long

{processing}

A consent can be taken back at any time: by parents with the link in their confirmation,{act:guardian-withdraw}
notifications on a device in the settings.{act:push-off}

Without a name, an e-mail address and a date of birth there is no account, without the address of a parent none below 16.
All else is voluntary. Parents’ addresses are given to us by their child or by the other parent, the numbers of a
creator’s channel are read on the channel; all else is given to us by you.

Where we rely on a legitimate interest (letter f), it is this: that the service runs, is secure, and that companies
learn how often an advertisement was opened. You can object to that: write to {mail}.

## What companies see

- Before they accept: a shortened name, your text, your answers and files, and whether you are below 15, 15 to 17, or 18
  and above.
- After they accept: your name and your e-mail address.
- Never: your date of birth, your other applications, what you search for, save or hide. Pictures of minors stay hidden.

Search results stand in the order you choose. There is no profiling and no automated decision in the sense of Article 22
GDPR.

## Who works for us

These providers process data on our behalf (Article 28 GDPR):

{if:hosting}- Servers and backups: {hosting}
{unless:hosting}- Servers and backups: we run them ourselves.
{if:mailProvider}- Delivery of mails: {mailProvider}
{unless:mailProvider}- Delivery of mails: we run it ourselves.
{if:firebase}- Sign-in: Google Ireland Limited (Firebase Authentication), Dublin, Ireland.
{unless:firebase}- Sign-in: the sign-in service is part of Zusage; no third party gets your password.
{if:stripe}- Payments of companies: Stripe Payments Europe, Limited, Dublin, Ireland.
{unless:stripe}- Payments of companies: by transfer to our account; the bank sees name and sum.
- Notifications: your browser’s service (Apple, Google, Microsoft or Mozilla). It gets an identifier only, never content.

Where a service processes in the United States, that rests on the adequacy decision for the EU-US Data Privacy Framework or
on standard contractual clauses.

## Your rights

- Access and portability: [settings](/pwa/user/settings?group=data), “Download all my data”.{act:export} This works for a locked account too.
- Rectification: in your [profile](/pwa/user), “Correct my details”.{act:correct-details} The date of birth of a child
  whose parents were asked is corrected by the parents.{act:correct-birth-date}
- Erasure: [settings](/pwa/user/settings?group=data), “Delete account”.{act:delete-account} For 14 days you can take it
  back.{act:keep-account}
- Objection, restriction, withdrawal of a consent: write to {mail}. Notifications on a device are switched off in the
  [settings](/pwa/user/settings?group=notifications){act:push-off}, mails about news by the link at the end of each.{act:unsubscribe}
- Complaint: with any data protection authority, such as the one where you live.

## What is on your device

Advertisements, your applications, messages, drafts and what still has to be sent, so that the app works without
network; besides that language, colour theme and sign-in. This is strictly necessary (section 25 (2) TDDDG), so we do not
ask. There are no cookies for advertising or measuring. The settings show how much it is, and
“Clear this device” deletes it.{act:clear-device}

When you sign out, or are signed out from another device, the app deletes this here.{act:sign-out} What was not sent yet stays for 30
days, encrypted, and only your next sign-in opens it. A device that had no network since the sign-in has no key for that,
and keeps it unencrypted for as long.

## For children and teenagers

> You tell us your name and your date of birth because the law protects you. Companies do not see how old you are
> exactly. If you are below 16, your parents have to say yes first; if
> they say no, or nothing, we delete your account. Nobody may write to you first. If something feels
> wrong, tap “Report this message”.{act:report-message} You can delete your account at any time.{act:delete-account}

Parents find more in the [parents’ letter](/sites/parents-letter).

## Versions

Each version stays readable under its number.{act:read-version} If something important changes, we write to you before it
takes effect.
`,
    ar_AE: `
## باختصار

> نحتاج إلى بياناتك حتى يصل الطلب ويُرد عليه، ولا لشيء آخر. هذه ترجمة؛ النص الألماني هو الملزم. لا إعلانات، ولا نسلّم
> شيئًا إلى آخرين لأغراضهم، ولا يُقيَّم أو يُرتَّب أحد. لا ترى الشركات كيف تصل إليك إلا بعد قبول طلبك، ولا ترى تاريخ
> ميلادك أبدًا. يمكنك أخذ كل شيء معك وحذف كل شيء.{act:export}{act:delete-account}

## من المسؤول

{name}، {address}. البريد الإلكتروني: {mail}، الهاتف: {phone}. المزيد في [بيانات الناشر](/sites/imprint).

{if:dataProtectionOfficer}مسؤول حماية البيانات: {dataProtectionOfficer}
{unless:dataProtectionOfficer}لم يُعيَّن مسؤول لحماية البيانات، لأن القانون لا يطلب ذلك هنا.

## لأي غرض، وعلى أي أساس، وكم المدة

{processing}

يمكن سحب الموافقة في أي وقت: للوالدين بالرابط في رسالة التأكيد،{act:guardian-withdraw}
وللإشعارات على جهاز في الإعدادات.{act:push-off}

بدون اسم وبريد إلكتروني وتاريخ ميلاد لا يوجد حساب، ودون 16 سنة لا يوجد بدون عنوان أحد الوالدين.
كل شيء آخر طوعي. عناوين الوالدين يعطينا إياها الطفل أو الوالد الآخر، وأرقام قناة صانع المحتوى تُقرأ من القناة؛ وكل شيء
آخر نحصل عليه منك.

حيث نستند إلى مصلحة مشروعة (الحرف f) فهي: أن تعمل الخدمة، وأن تكون آمنة، وأن تعرف الشركات كم مرة فُتح
إعلان. يمكنك الاعتراض على ذلك: بالكتابة إلى {mail}.

## ما تراه الشركات

- قبل القبول: اسم مختصر ونصك وإجاباتك وملفاتك، وإن كان عمرك أقل من 15 أو من 15 إلى 17 أو 18 فأكثر.
- بعد القبول: اسمك وبريدك الإلكتروني.
- أبدًا: تاريخ ميلادك وطلباتك الأخرى وما تبحث عنه أو تحفظه أو تخفيه. صور القاصرين تبقى مخفية.

تظهر نتائج البحث بالترتيب الذي تختاره. لا يوجد تنميط ولا قرار آلي بمعنى المادة 22 من DSGVO.

## من يعمل لدينا

يعالج مقدمو الخدمات هؤلاء بيانات نيابة عنا (المادة 28 من DSGVO):

{if:hosting}- الخوادم والنسخ الاحتياطية: {hosting}
{unless:hosting}- الخوادم والنسخ الاحتياطية: نديرها بأنفسنا.
{if:mailProvider}- إيصال البريد: {mailProvider}
{unless:mailProvider}- إيصال البريد: نديره بأنفسنا.
{if:firebase}- تسجيل الدخول: Google Ireland Limited (Firebase Authentication)، دبلن، أيرلندا.
{unless:firebase}- تسجيل الدخول: خدمة تسجيل الدخول جزء من Zusage؛ لا يحصل طرف ثالث على كلمة مرورك.
{if:stripe}- مدفوعات الشركات: Stripe Payments Europe, Limited، دبلن، أيرلندا.
{unless:stripe}- مدفوعات الشركات: بالتحويل إلى حسابنا؛ يرى البنك الاسم والمبلغ.
- الإشعارات: خدمة متصفحك (Apple أو Google أو Microsoft أو Mozilla). تحصل على معرّف فقط، ولا تحصل على المحتوى أبدًا.

حيث تعالج خدمة بيانات في الولايات المتحدة يستند ذلك إلى قرار الملاءمة الخاص بإطار خصوصية البيانات بين الاتحاد الأوروبي
والولايات المتحدة أو إلى بنود تعاقدية قياسية.

## حقوقك

- الاطلاع ونقل البيانات: [الإعدادات](/pwa/user/settings?group=data)، «تنزيل كل بياناتي».{act:export} يعمل ذلك للحساب المقفل أيضًا.
- التصحيح: في [ملفك الشخصي](/pwa/user)، «تصحيح بياناتي».{act:correct-details} تاريخ ميلاد طفل سُئل والداه يصححه
  الوالدان.{act:correct-birth-date}
- المحو: [الإعدادات](/pwa/user/settings?group=data)، «حذف الحساب».{act:delete-account} يمكنك التراجع لمدة 14
  يومًا.{act:keep-account}
- الاعتراض، والتقييد، وسحب الموافقة: بالكتابة إلى {mail}. تُوقف الإشعارات على جهاز في
  [الإعدادات](/pwa/user/settings?group=notifications){act:push-off}، ورسائل الأخبار بالرابط في نهاية كل منها.{act:unsubscribe}
- الشكوى: لدى أي سلطة لحماية البيانات، مثل السلطة في مكان سكنك.

## ما هو على جهازك

الإعلانات وطلباتك ورسائلك ومسوداتك وما يجب إرساله بعد، حتى يعمل التطبيق بدون
شبكة؛ إضافة إلى اللغة والمظهر وتسجيل الدخول. هذا ضروري تمامًا (§ 25 (2) TDDDG)، لذلك لا نسأل. لا توجد ملفات تعريف ارتباط
للإعلان أو القياس. تُظهر الإعدادات كم يبلغ ذلك، و«إفراغ هذا الجهاز» يحذفه.{act:clear-device}

عند تسجيل خروجك، أو عند تسجيل خروجك من جهاز آخر، يحذف التطبيق ذلك هنا.{act:sign-out} ما لم يُرسل بعد يبقى 30
يومًا مشفرًا، ولا يفتحه إلا تسجيل دخولك التالي. الجهاز الذي لم تكن له شبكة منذ تسجيل الدخول ليس لديه مفتاح لذلك،
ويحتفظ به غير مشفر للمدة نفسها.

## للأطفال والمراهقين

> تخبرنا باسمك وتاريخ ميلادك لأن القانون يحميك. لا ترى الشركات عمرك بالضبط. إذا كان عمرك أقل من 16 سنة يجب أن يوافق
> والداك أولًا؛ إذا رفضا أو لم يردا نحذف حسابك. لا يُسمح لأحد بأن يبدأ بالكتابة إليك. إذا شعرت أن شيئًا ليس صحيحًا
> فاضغط على «الإبلاغ عن هذه الرسالة».{act:report-message} يمكنك حذف حسابك في أي وقت.{act:delete-account}

يجد الوالدان المزيد في [الرسالة إلى الوالدين](/sites/parents-letter).

## الإصدارات

يبقى كل إصدار قابلًا للقراءة برقمه.{act:read-version} إذا تغيّر شيء مهم نكتب إليك قبل أن يسري.
`,
  },
};
