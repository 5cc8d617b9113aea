/** What `libheif-instance.ts` calls. */
const NEEDED = [
  'malloc',
  'heif_context_alloc',
  'heif_context_read_from_memory_without_copy',
  'heif_context_get_primary_image_handle',
  'heif_image_handle_get_width',
  'heif_image_handle_get_height',
  'heif_image_handle_get_image_tiling',
  'heif_image_handle_decode_image_tile',
  'heif_decode_image',
  'heif_decoding_options_alloc',
  'heif_image_release',
  'heif_image_get_width',
  'heif_image_get_height',
  'heif_image_get_bits_per_pixel_range',
  'heif_image_get_colorspace',
  'heif_image_get_plane_readonly',
]

/**
 * How libheif's WASM names what it exports and asks for: letters, which its loader tells. The loader itself is not used: it
 * is mostly for calls from JavaScript that the engine does not make (embind), and is larger than all of the engine's decoders.
 *
 * @param {string} loader `libheif.js` of libheif-js as published
 */
export function prepareHeif(loader) {
  // Asked for: another version has other letters, and whoever takes it looks at `libheif.ts` again.
  const asked =
    'hi={b:l_,k:d_,r:k_,B:E_,F:x_,E:P_,C:C_,w:T_,z:D_,K:S_,o:rt,J:at,j:ot,a:st,v:lt,d:gt,i:vt,f:pt,u:wt,q:Tt,x:Dt,n:$t,' +
    'L:Ft,I:St,N:Rt,c:er,O:It,P:qt,m:Ut,h:Nt,l:Ht,M:Wt,g:Lt,e:Bt,D:Xt,G:Jt,H:Qt,s:Zt,t:ri,y:ti,p:ai,A:li}'
  for (const known of [
    asked,
    've=a.Q',
    'r_(a.R)',
    'St=(e,r,_)=>M.copyWithin(e,r,r+_)',
    'Xt=e=>{var r=M.length',
  ]) {
    if (loader.split(known).length !== 2) throw new Error(`libheif-js: expected once: ${known}`)
  }
  const names = NEEDED.map((name) => {
    const letter = new RegExp(`=t\\._${name}=a\\.(\\w+)`).exec(loader)?.[1]
    if (letter === undefined) throw new Error(`libheif-js: no function ${name}`)
    return [name, letter]
  })
  return `export default ${JSON.stringify(Object.fromEntries(names))}\n`
}
