import { navigation } from '#content';
import { newsletterForm } from '#forms/newsletter.ts';
import { PostForm } from '../sending/post-form.tsx';

const { newsletter } = navigation.footer;

/** The field in the footer. Specification, section 5: the browser checks nothing; the server answers in words, in place. */
export function Newsletter() {
  return (
    <PostForm
      form={newsletterForm}
      stored={newsletter.subscribed}
      submitting={newsletter.submitting}
      isUnchecked
      className="newsletter"
    >
      <h2 className="list-heading" id="newsletter-heading">
        {newsletter.heading}
      </h2>
      <p id="newsletter-intro">{newsletter.intro}</p>
      <div className="newsletter-line">
        <label className="visually-hidden" htmlFor="newsletter-email">
          {newsletter.label}
        </label>
        <input
          className="field-input"
          id="newsletter-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={newsletter.placeholder}
        />
        <button className="button button-accent" type="submit" data-submit="">
          {newsletter.submit}
        </button>
      </div>
      <output id="newsletter-answer" className="newsletter-answer" data-answer="" />
    </PostForm>
  );
}
