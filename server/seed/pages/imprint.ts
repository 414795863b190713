import type { PageText } from './page-text.ts';

/** Product section 3, imprint.1 to imprint.4. */
export const imprint: PageText = {
  id: 'imprint',
  title: { de_DE: 'Impressum', en_US: 'Imprint', ar_AE: 'بيانات الناشر' },
  text: {
    de_DE: `
Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).

## Anbieter

{name}

{address}

Vertreten durch: {representatives}

Register: {register}

Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vatId}

Wirtschafts-Identifikationsnummer nach § 139c AO: {businessId}

## Schneller Kontakt

- E-Mail: {mail}
- Telefon: {phone}

Wir antworten an Werktagen.

## Verantwortlich für eigene redaktionelle Inhalte

Nach § 18 Absatz 2 des Medienstaatsvertrags (MStV): {editor}

## Kontaktstellen nach dem Gesetz über digitale Dienste (DSA)

Zentrale Kontaktstelle für Nutzerinnen und Nutzer (Artikel 12 DSA): {mail}. Sie erreicht Menschen, keine Maschine.

Zentrale Kontaktstelle für Behörden der Mitgliedstaaten, die Kommission und das Gremium (Artikel 11 DSA): {mail}. Wir
lesen Deutsch und Englisch.

## Rechtswidrige Inhalte melden

Bei jeder Anzeige stehen „Anzeige melden“ und „Firma melden“.{act:report-ad}{act:report-company} Bei jeder
Nachricht, die du bekommst, steht „Nachricht melden“ in ihrem Menü.{act:report-message} Firmen melden eine Person bei ihrer
Bewerbung.{act:report-person} Ohne Konto geht es auch: Auf der Seite jeder Anzeige und jeder Firma führt ein Link zu einem
Formular.{act:report-without-account} Oder du schreibst an {mail} und nennst die Adresse der Seite und den Grund. Wer
meldet, bekommt eine Bestätigung, dann unsere Entscheidung mit Begründung, und kann ihr widersprechen.{act:object}{act:object-without-account} Wie wir entscheiden, steht in den
[Nutzungsbedingungen](/sites/terms-of-use).

## Quellen

Orte: GeoNames (CC BY 4.0). Bahnhöfe: Deutsche Bahn, StaDa (CC BY 4.0). Postleitzahlen: OpenDataSoft, gemeinfrei.
`,
    en_US: `
Information according to section 5 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG).

## Provider

{name}

{address}

Represented by: {representatives}

Register: {register}

VAT identification number according to section 27a UStG: {vatId}

Business identification number according to section 139c AO: {businessId}

## Fast contact

- E-mail: {mail}
- Telephone: {phone}

We answer on working days.

## Responsible for editorial content of our own

According to section 18 (2) of the Interstate Media Treaty (Medienstaatsvertrag, MStV): {editor}

## Points of contact under the Digital Services Act (DSA)

Single point of contact for users (Article 12 DSA): {mail}. It reaches people, not a machine.

Single point of contact for authorities of the Member States, the Commission and the Board (Article 11 DSA): {mail}. We
read German and English.

## Reporting illegal content

Every advertisement has “Report this ad” and “Report the company”.{act:report-ad}{act:report-company} Every message you
get has “Report this message” in its menu.{act:report-message} Companies report a person from the application.{act:report-person}
It works without an account, too: the page of every advertisement and of every company links to a
form.{act:report-without-account} Or write to {mail} and name the address of the page and the reason. Everyone who reports something gets a confirmation, then our decision with its reasons, and can
object to it.{act:object}{act:object-without-account} How we decide is said in the [terms of use](/sites/terms-of-use).

## Sources

Places: GeoNames (CC BY 4.0). Stations: Deutsche Bahn, StaDa (CC BY 4.0). Postcodes: OpenDataSoft, public domain.
`,
    ar_AE: `
بيانات وفق § 5 من قانون الخدمات الرقمية الألماني (Digitale-Dienste-Gesetz, DDG). هذه ترجمة؛ النص الألماني هو الملزم.

## مقدم الخدمة

{name}

{address}

يمثله: {representatives}

السجل: {register}

رقم ضريبة القيمة المضافة وفق § 27a UStG: {vatId}

رقم التعريف الاقتصادي وفق § 139c AO: {businessId}

## اتصال سريع

- البريد الإلكتروني: {mail}
- الهاتف: {phone}

نرد في أيام العمل.

## المسؤول عن المحتوى التحريري الخاص بنا

وفق § 18 (2) من Medienstaatsvertrag (MStV): {editor}

## نقاط الاتصال وفق قانون الخدمات الرقمية (DSA)

نقطة الاتصال الوحيدة للمستخدمين (المادة 12 من DSA): {mail}. تصل إلى أشخاص، لا إلى آلة.

نقطة الاتصال الوحيدة لسلطات الدول الأعضاء والمفوضية والمجلس (المادة 11 من DSA): {mail}. نقرأ الألمانية والإنجليزية.

## الإبلاغ عن محتوى غير قانوني

عند كل إعلان يوجد «الإبلاغ عن هذا الإعلان» و«الإبلاغ عن الشركة».{act:report-ad}{act:report-company} وعند كل رسالة تصلك
يوجد «الإبلاغ عن هذه الرسالة» في قائمتها.{act:report-message} تبلغ الشركات عن شخص من خلال طلبه.{act:report-person}
يمكن ذلك بدون حساب أيضًا: في صفحة كل إعلان وكل شركة رابط إلى
نموذج.{act:report-without-account} أو الكتابة إلى {mail} مع ذكر عنوان الصفحة والسبب. من يبلغ يحصل على تأكيد، ثم على قرارنا مع أسبابه، ويمكنه
الاعتراض عليه.{act:object}{act:object-without-account} كيف نقرر مذكور في [شروط الاستخدام](/sites/terms-of-use).

## المصادر

الأماكن: GeoNames (CC BY 4.0). المحطات: Deutsche Bahn, StaDa (CC BY 4.0). الرموز البريدية: OpenDataSoft، ملك عام.
`,
  },
};
