/** What happens once the registration is sent. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <section className="wizard-next-steps" aria-labelledby="next-steps-heading">
      <h2 id="next-steps-heading">{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
