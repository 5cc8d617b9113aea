import { type Html, html } from '../generator/html.ts'
import type { Json } from '../generator/layout.ts'
import type { Motorist } from './blind-aa.ts'

/** Every field of type 54; what a document does not print is null. */
export function driverData(printed: Readonly<Record<string, Json>>): Record<string, Json> {
  return {
    name: null,
    dateOfBirth: null,
    issueDate: null,
    expirationDate: null,
    licenseNumber: null,
    licenseClass: null,
    filiation: [],
    personalNumber: null,
    placeOfBirth: null,
    placeOfIssue: null,
    cardIssuer: null,
    comments: null,
    hasCetpp: null,
    documentValidation: false,
    ...printed,
  }
}

/** What nearly every paper tells; the layout adds the rest. */
export function basics(m: Motorist): Record<string, Json> {
  return {
    name: m.name,
    dateOfBirth: m.birth,
    expirationDate: m.expires,
    licenseNumber: m.register,
    licenseClass: m.category,
    personalNumber: m.cpf,
  }
}

/** Where and by whom the licence was issued. */
export function issuer(m: Motorist): Record<string, Json> {
  return { issueDate: m.issued, placeOfIssue: m.local.uf, cardIssuer: `DETRAN-${m.local.uf}` }
}

/** Rows of a caption and a value. */
export function pairRows(pairs: readonly (readonly [string, string])[]): Html {
  return html`${pairs.map(([caption, value]) => html`<tr><td class="k">${caption}</td><td>${value}</td></tr>`)}`
}

/** A field with its caption above the value. */
export function above(caption: string, value: string, width: number): Html {
  return html`<div class="f" style="width:${width}%"><small>${caption}</small><div>${value}</div></div>`
}
