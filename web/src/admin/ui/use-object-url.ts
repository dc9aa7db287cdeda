import { useEffect, useState } from 'react'

/** An address under which this page can show a file; undefined at first, and for what is no file. */
export function useObjectUrl(data: unknown): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(data instanceof Blob)) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return address
}
