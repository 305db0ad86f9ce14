import PDFDocument from 'pdfkit';

interface About {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
}

/**
 * A document of pdfkit, tagged and marked as PDF/UA-1, that carries no date: the same content is the same bytes.
 * It writes its own metadata, since pdfkit's has a date and leaves `&` as it is, which breaks the XML.
 */
export class DatelessDocument extends PDFDocument {
  readonly #about: About;

  constructor(about: About) {
    super({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA' as never,
      lang: about.language,
      displayTitle: true,
      autoFirstPage: false,
      info: {
        Title: about.title,
        Subject: about.subject,
        Author: about.author,
        // The identifier of the file is made from it, in the constructor.
        CreationDate: new Date(0),
      },
    });
    this.#about = about;
  }

  override end(): void {
    delete this.info.CreationDate;
    super.end();
  }

  /** Called by pdfkit while it ends. */
  _addInfo(): void {
    const { title, subject, author, language } = this.#about;
    const inAnyLanguage = (words: string) =>
      `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(words)}</rdf:li></rdf:Alt>`;
    this.appendXML(`
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:title>${inAnyLanguage(title)}</dc:title>
            <dc:description>${inAnyLanguage(subject)}</dc:description>
            <dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
            <dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
        </rdf:Description>`);
  }
}

const escapeXml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
