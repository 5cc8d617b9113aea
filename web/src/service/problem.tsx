export function Problem({ text }: { readonly text: string | null }) {
  return (
    <p class="problem" role="alert" hidden={text === null}>
      {text}
    </p>
  )
}
