import type { Consents } from '../types/consents.ts';

export const consents: Consents = {
  account: (child, operator) => [
    `Ich habe das Sorgerecht für ${child} und habe den Elternbrief gelesen.`,
    `Ich bin einverstanden, dass ${child} ein Konto bei Zusage hat, nach Jobs sucht und sich bewirbt, und dass ${operator} dafür die Daten von ${child} so verarbeitet, wie es im Datenschutz steht.`,
    `Ich weiß: Ich kann das jederzeit zurücknehmen, und für jedes Angebot werde ich noch einmal gefragt. Ein Creator-Profil, Bilder von ${child} in der Öffentlichkeit und Zahlungen gehören nicht dazu.`,
  ],
  creator: (child, operator) => [
    `Ich habe das Sorgerecht für ${child} und habe den Elternbrief gelesen.`,
    `Ich bin einverstanden, dass ${child} ein Creator-Profil mit Namen, Kanälen und Preisen führt, sich damit um bezahlte Beiträge bewirbt, und dass ${operator} dafür diese Daten verarbeitet.`,
    `Ich weiß: Ich kann das jederzeit zurücknehmen, und für jedes einzelne Angebot werde ich noch einmal gefragt.`,
  ],
  offer: (child, company, job) => [
    `Ich habe das Sorgerecht für ${child} und habe das ganze Angebot gelesen.`,
    `Ich stimme zu, dass ${child} das Angebot „${job}“ von ${company} in dieser Fassung annimmt.`,
  ],
};
