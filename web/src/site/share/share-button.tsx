import { useId, useState } from 'react'
import { reportAction } from '../../shared/api/report-action.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx'
import { notify } from '../../shared/ui/notice.tsx'
import { shareAddress, sharedUrl } from './share-address.ts'
import { shareCopy } from './share-copy.ts'

interface ShareButtonProps {
  title: string
  /** Sent with the address by the system's share sheet. */
  text?: string
  path: string
  /** Counts the share; a comparison has none. */
  propertyId?: string
}

/** Shares an address of the site (docs/product/property-page.md#sharing). */
export function ShareButton({ title, text, path, propertyId }: ShareButtonProps) {
  const [manualUrl, setManualUrl] = useState<string>()
  const share = async () => {
    if (propertyId) reportAction(propertyId, 'share')
    const url = sharedUrl(path)
    const outcome = await shareAddress({ title, url, ...(text && { text }) })
    if (outcome === 'copied') notify(shareCopy.copied)
    if (outcome === 'unavailable') setManualUrl(url)
  }
  return (
    <>
      <button
        type="button"
        aria-label={shareCopy.shareNamed(title)}
        onClick={() => void share()}
        className="flex min-h-touch items-center gap-2.5 text-sm font-semibold text-brick fade-colors hover:text-brick-deep"
      >
        <Icon name="share" className="size-6" />
        {shareCopy.share}
      </button>
      {manualUrl !== undefined && <AddressDialog address={manualUrl} onClose={() => setManualUrl(undefined)} />}
    </>
  )
}

function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const headingId = useId()
  return (
    <ModalDialog
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-auto w-full max-w-measure rounded-md bg-paper backdrop:bg-night/80"
    >
      <div className="grid justify-items-stretch gap-5 p-6">
        <h2 id={headingId} className="text-xl">
          {shareCopy.byHand}
        </h2>
        <TextField
          label={shareCopy.address}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="outline" onClick={onClose}>
          {shareCopy.close}
        </Button>
      </div>
    </ModalDialog>
  )
}
