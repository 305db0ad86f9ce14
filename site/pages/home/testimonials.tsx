import { fill, home, testimonials } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Carousel } from '../../carousel/carousel.tsx';
import { Portrait } from '../../illustrations/illustration.tsx';

export function Testimonials() {
  const words = home.testimonials;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro}>
      <Carousel
        label={words.heading}
        autoplayMs={words.autoplayMs}
        className="testimonial-carousel"
        slides={testimonials.map((testimonial) => ({
          key: testimonial.name,
          content: (
            <figure className={`testimonial stack ${hueClass(testimonial.portrait?.hue ?? 'indigo')}`}>
              <Portrait person={testimonial} />
              <blockquote>
                <p>{testimonial.content}</p>
              </blockquote>
              <figcaption>
                <strong>{testimonial.name}</strong>
                <span className="soft">{testimonial.company}</span>
                <Stars rating={testimonial.rating} label={fill(words.rating, { rating: testimonial.rating })} />
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}

/** @param rating whole number from 1 to 5 */
function Stars({ rating, label }: { rating: number; label: string }) {
  const star = 'l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z';
  const path = Array.from({ length: rating }, (_, index) => `M${9 + index * 20} .8${star}`).join('');
  return (
    <svg className="stars" viewBox={`0 0 ${rating * 20 - 2} 18`} height="18" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
